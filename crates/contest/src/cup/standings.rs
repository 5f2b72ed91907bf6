//! The ranking in an edition.

/// Returns the sort key of a result; lower is better. Results are compared by total, then by the
/// last course, then by the course before it, and so on.
fn key(scores: &[i32]) -> (i32, Vec<i32>) {
    let total = scores.iter().sum();
    (total, scores.iter().rev().copied().collect())
}

/// Returns the rank of each result. A result is a list of scores, one per course. The lowest total
/// wins, then the lowest score on the last course, then on the course before it, and so on. Equal
/// results share a rank.
pub fn standings(results: &[&[i32]]) -> Vec<u32> {
    let keys: Vec<_> = results.iter().map(|scores| key(scores)).collect();
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_by(|one, other| keys[*one].cmp(&keys[*other]));
    let mut found = vec![0; keys.len()];
    for (place, index) in order.iter().enumerate() {
        let before = place.checked_sub(1).map(|before| order[before]);
        found[*index] = match before {
            Some(before) if keys[before] == keys[*index] => found[before],
            _ => place as u32 + 1,
        };
    }
    found
}

/// Returns the median score on each course, in tenths of a stroke.
pub fn middle(results: &[&[i32]]) -> Vec<i32> {
    let courses = results.first().map_or(0, |scores| scores.len());
    let of_course = |course: usize| {
        let scores = results.iter().filter_map(|scores| scores.get(course));
        let mut scores: Vec<i32> = scores.copied().collect();
        scores.sort_unstable();
        let (low, high) = ((scores.len() - 1) / 2, scores.len() / 2);
        (scores[low] + scores[high]) * 5
    };
    (0..courses).map(of_course).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_course_decides_between_equal_totals() {
        let results: [&[i32]; 6] = [
            &[3, 4, 5],
            &[4, 5, 3],
            &[5, 4, 3],
            &[2, 2, 2],
            &[4, 5, 3],
            &[9, 9, 9],
        ];
        // On the last course, 3 beats 5. On the course before it, 4 beats 5. Equal results share a
        // rank.
        assert_eq!(standings(&results), [5, 3, 2, 1, 3, 6]);
        assert_eq!(standings(&[]), [0; 0]);
    }

    #[test]
    fn the_middle_has_as_many_before_as_behind() {
        assert_eq!(middle(&[&[3, -4], &[5, 2], &[4, 2]]), [40, 20]);
        assert_eq!(middle(&[&[3, -4], &[4, 2]]), [35, -10]);
        assert_eq!(middle(&[]), [0; 0]);
    }
}

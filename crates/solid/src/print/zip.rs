//! Zip archives with a few compressed files.

/// 1 January 1980, the earliest date of the format. All archives have it, so that the same model
/// always gives the same bytes.
const DATE: u16 = 0x0021;
/// The version of the format that readers need.
const VERSION: u16 = 20;
const DEFLATED: u16 = 8;
const LEVEL: u8 = 6;

/// Returns an archive of files, each with its name and contents.
pub(super) fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for (name, contents) in files {
        let packed = miniz_oxide::deflate::compress_to_vec(contents, LEVEL);
        let offset = archive.len() as u32;
        let mut entry = Vec::new();
        for value in [VERSION, 0, DEFLATED, 0, DATE] {
            entry.extend(value.to_le_bytes());
        }
        for value in [crc(contents), packed.len() as u32, contents.len() as u32] {
            entry.extend(value.to_le_bytes());
        }
        entry.extend((name.len() as u16).to_le_bytes());
        entry.extend(0_u16.to_le_bytes());
        archive.extend(b"PK\x03\x04");
        archive.extend(&entry);
        archive.extend(name.as_bytes());
        archive.extend(packed);
        directory.extend(b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&entry);
        // No comment, first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let start = archive.len() as u32;
    archive.extend(&directory);
    archive.extend(b"PK\x05\x06");
    archive.extend([0; 4]);
    for _ in 0..2 {
        archive.extend((files.len() as u16).to_le_bytes());
    }
    archive.extend((directory.len() as u32).to_le_bytes());
    archive.extend(start.to_le_bytes());
    archive.extend([0; 2]);
    archive
}

/// Returns the CRC-32 of zip archives.
fn crc(bytes: &[u8]) -> u32 {
    let table: Vec<u32> = (0..256_u32)
        .map(|byte| {
            (0..8).fold(byte, |crc, _| {
                (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
            })
        })
        .collect();
    !bytes.iter().fold(!0, |crc: u32, byte| {
        (crc >> 8) ^ table[((crc ^ u32::from(*byte)) & 0xff) as usize]
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn crc_of_the_standard() {
        assert_eq!(super::crc(b"123456789"), 0xcbf4_3926);
    }
}

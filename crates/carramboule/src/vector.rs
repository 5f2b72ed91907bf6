//! Vectors in two and three dimensions, with only the operations that the model needs, in plain
//! IEEE arithmetic.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A vector on the cloth, in metres or metres per second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec2 {
    /// The component to the right, as seen by the first player.
    pub x: f64,
    /// The component away from the first player.
    pub y: f64,
}

/// A three-dimensional vector, used for angular velocities in radians per second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3 {
    /// The component to the right, as seen by the first player.
    pub x: f64,
    /// The component away from the first player.
    pub y: f64,
    /// The component upwards, out of the cloth.
    pub z: f64,
}

impl Vec2 {
    /// The zero vector.
    pub const ZERO: Self = Self { x: 0.0, y: 0.0 };

    /// Creates a vector from its coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns the dot product.
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the square of the length.
    pub fn norm_squared(self) -> f64 {
        self.dot(self)
    }

    /// Returns the length.
    pub fn norm(self) -> f64 {
        self.norm_squared().sqrt()
    }

    /// Returns the unit vector in this direction, or zero for zero.
    #[must_use]
    pub fn unit(self) -> Self {
        let norm = self.norm();
        if norm == 0.0 {
            Self::ZERO
        } else {
            Self::new(self.x / norm, self.y / norm)
        }
    }

    /// Returns the vector rotated counter-clockwise by 90°: z × self.
    #[must_use]
    pub fn left(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Returns whether both coordinates are finite.
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }
}

impl Vec3 {
    /// The zero vector.
    pub const ZERO: Self = Self {
        x: 0.0,
        y: 0.0,
        z: 0.0,
    };

    /// Creates a vector from its coordinates.
    pub const fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }

    /// Returns the horizontal part.
    pub const fn plane(self) -> Vec2 {
        Vec2::new(self.x, self.y)
    }

    /// Returns the dot product.
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// Returns the square of the length.
    pub fn norm_squared(self) -> f64 {
        self.dot(self)
    }

    /// Returns the cross product.
    #[must_use]
    pub fn cross(self, other: Self) -> Self {
        Self::new(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    /// Returns whether all coordinates are finite.
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite() && self.z.is_finite()
    }
}

impl From<Vec2> for Vec3 {
    fn from(v: Vec2) -> Self {
        Self::new(v.x, v.y, 0.0)
    }
}

macro_rules! operators {
    ($type:ident, $($axis:ident),+) => {
        impl Add for $type {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Self { $($axis: self.$axis + other.$axis),+ }
            }
        }
        impl Sub for $type {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self { $($axis: self.$axis - other.$axis),+ }
            }
        }
        impl Mul<f64> for $type {
            type Output = Self;
            fn mul(self, factor: f64) -> Self {
                Self { $($axis: self.$axis * factor),+ }
            }
        }
        impl Neg for $type {
            type Output = Self;
            fn neg(self) -> Self {
                Self { $($axis: -self.$axis),+ }
            }
        }
        impl AddAssign for $type {
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }
        impl SubAssign for $type {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}

operators!(Vec2, x, y);
operators!(Vec3, x, y, z);

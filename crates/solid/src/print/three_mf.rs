//! 3MF: a zip archive with one XML file for the model.

use super::Plate;
use super::zip::zip;
use crate::Material;
use std::fmt::Write as _;

const TYPES: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"#;

const RELATIONSHIPS: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"#;

pub(super) fn write(plate: &Plate) -> Vec<u8> {
    zip(&[
        ("[Content_Types].xml", TYPES.as_bytes()),
        ("_rels/.rels", RELATIONSHIPS.as_bytes()),
        ("3D/3dmodel.model", model(plate).as_bytes()),
    ])
}

/// Writes the model. All parts are components of one object, so that they keep their places.
fn model(plate: &Plate) -> String {
    let mut materials: Vec<Material> = plate.parts.iter().map(|part| part.material).collect();
    materials.sort_unstable();
    materials.dedup();
    let mut xml = String::from(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Application">Carambole</metadata>
<resources>
<basematerials id="1">
"#,
    );
    // Writing to a string cannot fail.
    for material in &materials {
        let [red, green, blue] = material.colour();
        let _ = writeln!(
            xml,
            r##"<base name="{material:?}" displaycolor="#{red:02X}{green:02X}{blue:02X}"/>"##
        );
    }
    xml.push_str("</basematerials>\n");
    let mut components = String::new();
    for (part, id) in plate.parts.iter().zip(2..) {
        let index = materials.iter().position(|other| *other == part.material);
        let index = index.unwrap_or_default();
        let name = &part.name;
        let _ = writeln!(
            xml,
            r#"<object id="{id}" type="model" name="{name}" pid="1" pindex="{index}"><mesh><vertices>"#
        );
        for point in part.mesh.points() {
            let [x, y, z] = point.map(|value| f64::from(value) * plate.scale.unit());
            let _ = writeln!(xml, r#"<vertex x="{x:.5}" y="{y:.5}" z="{z:.5}"/>"#);
        }
        xml.push_str("</vertices><triangles>\n");
        for [a, b, c] in part.mesh.triangles() {
            let _ = writeln!(xml, r#"<triangle v1="{a}" v2="{b}" v3="{c}"/>"#);
        }
        xml.push_str("</triangles></mesh></object>\n");
        let _ = writeln!(components, r#"<component objectid="{id}"/>"#);
    }
    let whole = plate.parts.len() + 2;
    let name = &plate.name;
    let _ = write!(
        xml,
        r#"<object id="{whole}" type="model" name="{name}"><components>
{components}</components></object>
</resources>
<build><item objectid="{whole}"/></build>
</model>
"#
    );
    xml
}

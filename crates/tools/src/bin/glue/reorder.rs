//! Reorders the functions of a WebAssembly module so that the module compresses better.

use anyhow::Result;
use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// Two functions are similar if many runs of this many bytes occur in both.
const RUN_BYTES: usize = 5;
/// A run that occurs in this many functions, or more, does not make them similar.
const COMMON_RUN: usize = 500;

/// Returns the module with similar functions next to each other, and with only one copy of
/// identical functions.
pub(crate) fn reorder(module: &[u8]) -> Result<Vec<u8>> {
    let mut module = module.to_vec();
    loop {
        let functions = Functions::read(&module)?;
        let copies = functions.copies();
        if copies.len() == functions.bodies.len() {
            let order = by_similarity(&functions.bodies);
            return functions.write(&module, order.into_iter().map(|function| vec![function]));
        }
        // Functions that call copies may have become copies themselves.
        module = functions.write(&module, copies)?;
    }
}

/// The functions that a module defines.
struct Functions<'m> {
    /// The number of imported functions, which come first.
    imports: u32,
    types: Vec<u32>,
    bodies: Vec<&'m [u8]>,
}

impl<'m> Functions<'m> {
    fn read(module: &'m [u8]) -> Result<Functions<'m>> {
        let (mut imports, mut types, mut bodies) = (0, vec![], vec![]);
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imports += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        Ok(Functions {
            imports,
            types,
            bodies,
        })
    }

    /// Returns lists of identical functions.
    fn copies(&self) -> Vec<Vec<usize>> {
        let mut copies: HashMap<(u32, &[u8]), Vec<usize>> = HashMap::new();
        for (function, (&kind, &body)) in self.types.iter().zip(&self.bodies).enumerate() {
            copies.entry((kind, body)).or_default().push(function);
        }
        let mut copies: Vec<Vec<usize>> = copies.into_values().collect();
        copies.sort_unstable();
        copies
    }

    /// Returns the module with the functions in a new order. The first function in each list
    /// replaces the others.
    fn write(&self, module: &[u8], order: impl IntoIterator<Item = Vec<usize>>) -> Result<Vec<u8>> {
        let mut kept = Vec::new();
        let mut indices: Vec<u32> = (0..self.imports).collect();
        indices.resize(self.imports as usize + self.bodies.len(), 0);
        for (index, copies) in (self.imports..).zip(order) {
            kept.push(copies[0]);
            for function in copies {
                indices[self.imports as usize + function] = index;
            }
        }
        let mut written = Module::new();
        Renumber { kept, indices }.parse_core_module(&mut written, Parser::new(0), module)?;
        Ok(written.finish())
    }
}

/// Returns the order of the functions. Each function is followed by the most similar one among
/// those that have no place yet.
fn by_similarity(bodies: &[&[u8]]) -> Vec<usize> {
    let runs: Vec<BTreeSet<&[u8]>> = bodies
        .iter()
        .map(|body| body.windows(RUN_BYTES).collect())
        .collect();
    let mut users: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (function, runs) in runs.iter().enumerate() {
        for run in runs {
            users.entry(run).or_default().push(function);
        }
    }
    users.retain(|_, functions| functions.len() < COMMON_RUN);
    let mut left: BTreeSet<usize> = (0..bodies.len()).collect();
    let mut order = Vec::new();
    let mut next = left.pop_first();
    while let Some(current) = next {
        order.push(current);
        let mut shared = vec![0_u32; bodies.len()];
        for &function in runs[current]
            .iter()
            .filter_map(|run| users.get(run))
            .flatten()
        {
            shared[function] += 1;
        }
        let similarity = |function: usize| {
            let both = 1 + runs[current].len() + runs[function].len();
            f64::from(shared[function]) / f64::from(both as u32)
        };
        let candidates = left.iter().copied();
        next = candidates
            .rev()
            .max_by(|&a, &b| similarity(a).total_cmp(&similarity(b)));
        next.inspect(|function| _ = left.remove(function));
    }
    order
}

/// Rewrites a module with new function indices.
struct Renumber {
    /// The functions to write, in their new order, as indices into the old code section.
    kept: Vec<usize>,
    /// The new index of each function, including imports.
    indices: Vec<u32>,
}

impl Reencode for Renumber {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.indices[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &function in &self.kept {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.kept.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, StartSection, TypeSection,
        ValType,
    };
    use wasmparser::Validator;

    /// Returns a module that imports function 0 and defines functions 1 to 6. Functions 1 to 3 have
    /// 1 to 3 parameters. Function 4 is a copy of function 3. Function 5 calls function 3, and
    /// function 6 function 4.
    fn module() -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        for parameters in 0..4 {
            types.ty().function(vec![ValType::I64; parameters], []);
        }
        imports.import("page", "alert", EntityType::Function(0));
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        let mut exports = ExportSection::new();
        let all = [
            (1, 5, 0),
            (2, 0, 1),
            (3, 9, 1),
            (3, 9, 1),
            (1, 40, 3),
            (1, 40, 4),
        ];
        for (kind, padding, called) in all {
            let mut body = Function::new([]);
            for _ in 0..padding {
                body.instructions().i64_const(7).drop();
            }
            for _ in 0..called.min(3) {
                body.instructions().local_get(0);
            }
            body.instructions().call(called).end();
            functions.function(kind);
            code.function(&body);
            let index = functions.len();
            exports.export(&format!("function {index}"), ExportKind::Func, index);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module
            .section(&exports)
            .section(&StartSection { function_index: 0 })
            .section(&code);
        module.finish()
    }

    /// Returns the name of each exported function, its index and its number of parameters.
    fn exports(module: &[u8]) -> Vec<(String, u32, usize)> {
        let types = Validator::new()
            .validate_all(module)
            .expect("a valid module");
        let sections = Parser::new(0).parse_all(module).map(Result::unwrap);
        let exports = sections.filter_map(|section| match section {
            Payload::ExportSection(exports) => Some(exports.into_iter().map(Result::unwrap)),
            _ => None,
        });
        let named = exports.flatten().map(|export| {
            let kind = types[types.as_ref().core_function_at(export.index)].unwrap_func();
            (export.name.to_owned(), export.index, kind.params().len())
        });
        named.collect()
    }

    fn named((name, index, parameters): (u32, u32, usize)) -> (String, u32, usize) {
        (format!("function {name}"), index, parameters)
    }

    #[test]
    fn similar_functions_become_neighbours_and_copies_are_merged() {
        let expected = [
            (1, 1, 1),
            (2, 2, 2),
            (3, 3, 3),
            (4, 4, 3),
            (5, 5, 1),
            (6, 6, 1),
        ];
        assert_eq!(exports(&module()), expected.map(named));
        let expected = [
            (1, 1, 1),
            (2, 4, 2),
            (3, 2, 3),
            (4, 2, 3),
            (5, 3, 1),
            (6, 3, 1),
        ];
        assert_eq!(
            exports(&reorder(&module()).expect("a module")),
            expected.map(named)
        );
    }
}

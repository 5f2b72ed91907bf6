//! Removes what only the messages of panics need. In the page, nothing shows these messages.

use anyhow::Result;
use std::collections::HashSet;
use wasm_encoder::{CodeSection, Module, RawSection};
use wasmparser::{
    DataKind, DataSectionReader, FunctionBody, KnownCustom, Name, Operator, Parser, Payload,
    TypeRef,
};

/// Parts of the names of functions that panic whenever they are called. Functions that do nothing
/// but call them are found without their names.
const PANICKING: [&str; 5] = [
    "rust_begin_unwind",
    "19assert_failed_inner",
    "16slice_index_fail",
    "16slice_error_fail",
    "18handle_alloc_error",
];
/// The code of the instruction that traps.
const UNREACHABLE: u8 = 0;

/// Returns the module with a trap in place of each call of a function that panics, without the
/// instructions right before a trap, whose effect nothing sees, and without the source positions
/// that panics report.
pub(crate) fn shorten(module: &[u8]) -> Result<Vec<u8>> {
    let code = code(module)?;
    let mut shortened = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        let Some((id, range)) = payload.as_section() else {
            continue;
        };
        let mut section = module[range.clone()].to_vec();
        match payload {
            Payload::CodeSectionStart { .. } => {
                shortened.section(&code);
                continue;
            }
            Payload::DataSection(data) => clear_positions(data, range.start, &mut section)?,
            _ => {}
        }
        let data = &section;
        shortened.section(&RawSection { id, data });
    }
    Ok(shortened.finish())
}

/// Returns the shortened functions of a module.
fn code(module: &[u8]) -> Result<CodeSection> {
    let (mut imports, mut bodies, mut panicking) = (0, vec![], HashSet::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imports += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body),
            Payload::CustomSection(section) => {
                let KnownCustom::Name(names) = section.as_known() else {
                    continue;
                };
                for names in names {
                    let Name::Function(names) = names? else {
                        continue;
                    };
                    for function in names {
                        let function = function?;
                        if PANICKING.iter().any(|part| function.name.contains(part)) {
                            panicking.insert(function.index);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    loop {
        let (mut code, known) = (CodeSection::new(), panicking.len());
        for (index, body) in (imports..).zip(&bodies) {
            let (locals, instructions) = shortened(body, &panicking)?;
            if instructions.first() == Some(&UNREACHABLE) {
                panicking.insert(index);
            }
            code.raw(&[locals, &instructions].concat());
        }
        if panicking.len() == known {
            return Ok(code);
        }
    }
}

/// Returns a function's declarations of locals, and its instructions without those before traps.
fn shortened<'b>(body: &FunctionBody<'b>, panicking: &HashSet<u32>) -> Result<(&'b [u8], Vec<u8>)> {
    let mut operators = body.get_operators_reader()?;
    let position = |at: usize| at - body.range().start;
    let locals = &body.as_bytes()[..position(operators.original_position())];
    let mut instructions = Vec::new();
    // Where the instructions since the last branch or call begin, and whether the last instruction
    // is a trap.
    let (mut straight, mut traps) = (None, false);
    while !operators.eof() {
        let from = position(operators.original_position());
        let operator = operators.read()?;
        let bytes = &body.as_bytes()[from..position(operators.original_position())];
        let panics = match operator {
            Operator::Unreachable => true,
            Operator::Call { function_index } => panicking.contains(&function_index),
            _ => false,
        };
        if !panics {
            if is_visible(&operator) {
                straight = None;
            } else {
                straight.get_or_insert(instructions.len());
            }
            instructions.extend_from_slice(bytes);
        } else if !traps {
            instructions.truncate(straight.take().unwrap_or(instructions.len()));
            instructions.push(UNREACHABLE);
        }
        traps = panics;
    }
    Ok((locals, instructions))
}

/// Returns whether an instruction changes which one is next, or does something that the page sees.
fn is_visible(operator: &Operator<'_>) -> bool {
    matches!(
        operator,
        Operator::Block { .. }
            | Operator::Loop { .. }
            | Operator::If { .. }
            | Operator::Else
            | Operator::End
            | Operator::Br { .. }
            | Operator::BrIf { .. }
            | Operator::BrTable { .. }
            | Operator::Return
            | Operator::Call { .. }
            | Operator::CallIndirect { .. }
    )
}

/// Clears the source positions in a data section, which starts at `start` in its module. A position
/// consists of the address and length of a file name, the line and the column.
fn clear_positions(section: DataSectionReader<'_>, start: usize, bytes: &mut [u8]) -> Result<()> {
    for segment in section {
        let segment = segment?;
        let DataKind::Active { offset_expr, .. } = segment.kind else {
            continue;
        };
        let Operator::I32Const { value: base } = offset_expr.get_operators_reader().read()? else {
            continue;
        };
        let word = |at: usize| {
            let bytes = segment.data.get(at..at + 4)?;
            Some(u32::from_le_bytes(bytes.try_into().ok()?) as usize)
        };
        let end = segment.range.end - start;
        let data = &mut bytes[end - segment.data.len()..end];
        for at in (0..data.len()).step_by(4) {
            let Some((address, length)) = word(at).zip(word(at + 4)) else {
                break;
            };
            let name = address.wrapping_sub(base as usize);
            let name = name..name.saturating_add(length);
            if let Some(text) = segment.data.get(name.clone())
                && text.ends_with(b".rs")
                && let Some(position) = data.get_mut(at..at + 16)
            {
                position.fill(0);
                data[name].fill(0);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        BlockType, ConstExpr, DataSection, Function, FunctionSection, MemorySection, MemoryType,
        NameMap, NameSection, TypeSection, ValType,
    };
    use wasmparser::Validator;

    /// Returns a module in which function 0 handles panics, function 1 only calls function 0, and
    /// function 2 calls function 1 if its parameter is not 0. Its memory contains these bytes.
    fn module(memory: &[u8]) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        types.ty().function([ValType::I32], []);
        let mut code = CodeSection::new();
        let mut handler = Function::new([]);
        handler.instructions().i32_const(9).drop().end();
        let mut panic = Function::new([]);
        panic
            .instructions()
            .local_get(0)
            .call(0)
            .unreachable()
            .end();
        let mut caller = Function::new([]);
        caller
            .instructions()
            .local_get(0)
            .if_(BlockType::Empty)
            .i32_const(7)
            .call(1)
            .unreachable()
            .end()
            .i32_const(5)
            .drop()
            .end();
        for function in [&handler, &panic, &caller] {
            functions.function(0);
            code.function(function);
        }
        let mut memories = MemorySection::new();
        memories.memory(MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        });
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(1024), memory.iter().copied());
        let mut names = NameMap::new();
        names.append(0, "__rustc::rust_begin_unwind");
        let mut section = NameSection::new();
        section.functions(&names);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&functions)
            .section(&memories);
        module.section(&code).section(&data).section(&section);
        module.finish()
    }

    /// Returns the instructions of each function, and the contents of the memory.
    fn parts(module: &[u8]) -> (Vec<String>, Vec<u8>) {
        Validator::new()
            .validate_all(module)
            .expect("a valid module");
        let (mut functions, mut memory) = (vec![], vec![]);
        for payload in Parser::new(0).parse_all(module) {
            match payload.expect("a section") {
                Payload::CodeSectionEntry(body) => {
                    let operators = body.get_operators_reader().expect("instructions");
                    let operators = operators.into_iter().map(Result::unwrap);
                    functions.push(format!("{:?}", operators.collect::<Vec<_>>()));
                }
                Payload::DataSection(section) => {
                    let segments = section
                        .into_iter()
                        .map(|segment| segment.expect("a segment").data);
                    memory.extend(segments.flatten());
                }
                _ => {}
            }
        }
        (functions, memory)
    }

    #[test]
    fn panics_trap_at_once() {
        let (functions, _) = parts(&shorten(&module(b"")).expect("a module"));
        assert_eq!(functions[1], "[Unreachable, End]");
        assert_eq!(
            functions[2],
            "[LocalGet { local_index: 0 }, If { blockty: Empty }, Unreachable, End, \
             I32Const { value: 5 }, Drop, End]"
        );
    }

    #[test]
    fn source_positions_are_cleared() {
        let words = |words: [u32; 4]| words.map(u32::to_le_bytes).concat();
        let name = words([1036, 4, 1, 2]);
        let memory = [b"golf/mod.rs kept", &*words([1024, 11, 12, 34]), &*name].concat();
        let (_, cleared) = parts(&shorten(&module(&memory)).expect("a module"));
        assert_eq!(cleared, [&[0; 11][..], b" kept", &[0; 16], &name].concat());
    }
}

//! Tests the page as a browser receives it, over a real socket.

use crate::support::{Folder, Web, config, get};

fn site() -> (Folder, Web) {
    let folder = Folder::new();
    folder.write("index.html", b"<title>Carambole</title>");
    folder.write("assets/app-1a2b.js", b"let plain = true;");
    folder.write("assets/app-1a2b.js.br", b"brotli bytes");
    folder.write("assets/core-3c4d.wasm", &[7; 4000]);
    folder.write("app.webmanifest", b"{}");
    folder.write("assets/face-5e6f.woff2", b"font");
    folder.write("sw.js", b"// worker");
    let web = Web::over(&folder);
    (folder, web)
}

#[test]
fn the_start_page_is_checked_anew_and_the_assets_never() {
    let (_folder, web) = site();
    let start = get(&web, "/", &[]);
    assert_eq!(start.status, 200);
    assert_eq!(start.body, b"<title>Carambole</title>");
    assert_eq!(start.header("cache-control"), "no-cache");
    let tag = start.header("etag").to_owned();
    let again = get(&web, "/", &[("if-none-match", &tag)]);
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(get(&web, "/", &[("if-none-match", "\"x\"")]).status, 200);
    let asset = get(&web, "/assets/app-1a2b.js", &[]);
    assert_eq!(
        asset.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    for path in ["/sw.js", "/app.webmanifest"] {
        assert_eq!(get(&web, path, &[]).header("cache-control"), "no-cache");
    }
}

#[test]
fn packed_files_go_to_those_who_can_unpack() {
    let (_folder, web) = site();
    let with = |accepted| {
        get(
            &web,
            "/assets/app-1a2b.js",
            &[("accept-encoding", accepted)],
        )
    };
    let packed = with("gzip, deflate, br");
    assert_eq!(packed.header("content-encoding"), "br");
    assert_eq!(packed.body, b"brotli bytes");
    assert_eq!(
        packed.header("content-type"),
        "text/javascript; charset=utf-8"
    );
    let plain = with("gzip;q=0, br;q=0");
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(plain.body, b"let plain = true;");
    let core = get(
        &web,
        "/assets/core-3c4d.wasm",
        &[("accept-encoding", "gzip")],
    );
    assert_eq!(core.header("content-encoding"), "gzip");
    assert!(core.body.len() < 1000);
}

#[test]
fn kinds_are_told() {
    let (_folder, web) = site();
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/assets/core-3c4d.wasm", "application/wasm"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/assets/face-5e6f.woff2", "font/woff2"),
    ] {
        assert_eq!(get(&web, path, &[]).header("content-type"), kind, "{path}");
    }
}

#[test]
fn paths_of_the_page_itself_get_the_start_page_and_missing_files_a_sentence() {
    let (_folder, web) = site();
    assert_eq!(
        get(&web, "/t/abc", &[]).body,
        get(&web, "/", &[]).body,
        "the page decides itself"
    );
    let missing = get(&web, "/assets/gone.js", &[]);
    assert_eq!(missing.status, 404);
    assert_eq!(missing.body, b"File not found.\n");
}

#[test]
fn nothing_outside_the_folder_is_read() {
    let (folder, web) = site();
    folder.write("../outside.txt", b"secret");
    for path in [
        "/../outside.txt",
        "/assets/../../outside.txt",
        "//etc/passwd",
        "/..%2foutside.txt",
        "/./../outside.txt",
    ] {
        let answer = get(&web, path, &[]);
        assert!(!answer.body.ends_with(b"secret"), "{path}");
        assert_ne!(answer.header("content-type"), "application/octet-stream");
    }
}

#[test]
fn whatever_runs_says_what_it_may_reach() {
    let (_folder, web) = site();
    for path in ["/", "/assets/app-1a2b.js"] {
        let answer = get(&web, path, &[]);
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "connect-src 'self';",
            "frame-ancestors 'none'",
            "object-src 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {part}");
        }
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
    }
    let page = get(&web, "/", &[]);
    assert_eq!(page.header("cross-origin-opener-policy"), "same-origin");
    assert!(page.header("permissions-policy").contains("camera=()"));
}

#[test]
fn every_answer_is_what_it_says_it_is_and_for_its_own_page() {
    let (_folder, web) = site();
    for path in ["/", "/assets/app-1a2b.js", "/gone.txt", "/api/health"] {
        let answer = get(&web, path, &[]);
        let resource = answer.header("cross-origin-resource-policy");
        assert_eq!(resource, "same-origin", "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
}

#[test]
fn a_page_that_is_not_built_says_how_to_build_it() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let answer = get(&web, "/", &[]);
    assert_eq!(answer.status, 503);
    let text = String::from_utf8(answer.body).unwrap();
    assert!(text.contains("cargo xtask web"), "{text}");
}

#[test]
fn an_address_in_use_is_told_in_a_sentence() {
    let (_folder, web) = site();
    let other = Folder::new();
    let refused = |listen: &str| {
        let mut config = config(&other);
        config.listen = listen.to_owned();
        Web::refused(config)
    };
    let error = refused(&web.address().to_string());
    assert!(error.contains("is in use"), "{error}");
    let error = refused("nowhere");
    assert!(error.contains("--listen"), "{error}");
}

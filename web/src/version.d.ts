/** The version of the program, inserted by the build. */
declare const __VERSION__: string;

// The outline of a new course: wide enough to play on, small enough to redraw.
const MAP = `    % # # # # # # # # %
   % . . . . . . . . . %
  # . . . . . . . . . . #
 # . s s s . . . . . . . #
# . . s s s . . . . o . . #
 # . . . . . . . . . . . #
  # . . . . . . . . . . #
   % . . . . . . . . . %
    % # # # # # # # # %`;

export function blank(name: string): string {
  return `format = 1\nname = ${JSON.stringify(name)}\nmap = '''\n${MAP}\n'''\n`;
}

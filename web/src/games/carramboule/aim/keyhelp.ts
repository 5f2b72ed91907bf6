// Lists the table's keys for the help screen that `?` opens.
import { c, type CarrKey } from '../texts';

export function keyHelp(screen: 'match' | 'practice'): { keys: string[]; text: string }[] {
  const lines: [string[], CarrKey][] = [
    [['←', '→'], 'keys-turn'],
    [['⇧ ←', '⇧ →'], 'keys-turn-fine'],
    [['↑', '↓'], 'keys-power'],
    [['A', 'D'], screen === 'match' ? 'keys-place' : 'keys-place-free'],
    [['T', '⇧ T'], 'keys-target'],
    [['I', 'J', 'K', 'L'], 'keys-tip'],
    [['C'], 'keys-middle'],
    [['R', 'F'], 'keys-raise'],
    [['G', '⇧ G'], 'keys-guide'],
    [['V'], 'keys-tell'],
    [[c('key-space'), 'Enter'], 'keys-shoot'],
  ];
  if (screen === 'practice')
    lines.push(
      [['Ctrl Z', 'Ctrl Y'], 'keys-undo'],
      [['B'], 'keys-repeat'],
      [['N', '⇧ N'], 'keys-pick'],
      [['⌫'], 'keys-remove'],
    );
  return lines.map(([keys, text]) => ({ keys, text: c(text) }));
}

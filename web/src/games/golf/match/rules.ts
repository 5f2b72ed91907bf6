// The rule and the figures that explain each reason for an event. The texts are in play.ftl under
// `play-why-…`; rule ids and figure numbers come from the rulebook.
import type { StrokeReason } from '../../../generated/protocol';

export interface Why {
  /** The rule is at `/rules/<rule>`. */
  rule: string;
  /** Names of files in figures/, the clearest figure first. */
  figures: readonly string[];
}

export const WHY: Record<StrokeReason, Why> = {
  step: { rule: 'S4', figures: ['3', '17'] },
  'step-slow': { rule: 'S3', figures: ['43', '5'] },
  'step-water': { rule: 'W1', figures: ['46'] },
  'step-up': { rule: 'S3', figures: ['38', '39'] },
  'step-down': { rule: 'T3', figures: ['38', '39'] },
  'step-top': { rule: 'T1', figures: ['33', 'D-2'] },
  'bounce-mirror': { rule: 'R3', figures: ['7', '8', '23'] },
  'bounce-follow': { rule: 'R3', figures: ['18', '19', '9'] },
  'bounce-back': { rule: 'R3', figures: ['10', '11', '26'] },
  'bounce-two': { rule: 'R2', figures: ['27', '24'] },
  'bounce-blocked': { rule: 'R4', figures: ['37'] },
  'bounce-arrow': { rule: 'R5', figures: [] },
  'bounce-path': { rule: 'F2', figures: ['31', '39'] },
  'bounce-roller': { rule: 'D1', figures: ['D-3'] },
  'bounce-spinner': { rule: 'D2', figures: ['D-4', 'D-5', 'D-6'] },
  'bounce-toppler': { rule: 'D3', figures: ['D-7', 'D-8'] },
  'bounce-door': { rule: 'D4', figures: ['D-10'] },
  carom: { rule: 'C1', figures: ['50', '51'] },
  'settle-spent': { rule: 'S4', figures: ['3', '4'] },
  'settle-too-dear': { rule: 'S4', figures: ['44'] },
  'settle-water': { rule: 'W1', figures: ['45'] },
  'settle-door': { rule: 'D4', figures: ['D-9', 'D-11'] },
  'settle-carom': { rule: 'C1', figures: ['50'] },
  'settle-rolled-back': { rule: 'S5', figures: ['40a', '40b'] },
  'settle-fell-through': { rule: 'T4', figures: ['42'] },
  'settle-wedged': { rule: 'S6', figures: ['53'] },
  token: { rule: 'D5', figures: ['D-13'] },
  'piece-roller': { rule: 'D1', figures: ['D-3'] },
  'piece-spinner': { rule: 'D2', figures: ['D-4', 'D-5'] },
  'piece-toppler': { rule: 'D3', figures: ['D-7', 'D-8'] },
  'piece-door': { rule: 'D4', figures: ['D-9', 'D-12'] },
  holed: { rule: 'S5', figures: ['4', '5'] },
};

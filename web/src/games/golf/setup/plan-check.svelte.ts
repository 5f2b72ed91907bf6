// Lets the core check a plan while the player edits it.
import { core } from '../../../core/core';
import type { CourseCard, SetupCheck } from '../../../generated/protocol';
import { golfSetup, type Plan } from './plan';

export class PlanCheck {
  cards = $state.raw<CourseCard[]>([]);
  said = $state.raw<SetupCheck | null>(null);
  readonly #stock = Promise.all([core.boxes(), core.courses()]);

  async setupOf(plan: Plan) {
    const [boxes, list] = await this.#stock;
    this.cards = list;
    return golfSetup(plan, boxes, list);
  }

  /** Checks a plan, and stores the answer unless the plan has changed meanwhile. */
  async ask(plan: Plan, isCurrent = () => true): Promise<SetupCheck> {
    const answer = await core.checkSetup(await this.setupOf(plan));
    if (isCurrent()) this.said = answer;
    return answer;
  }
}

/** A reactive boolean. */
export class Flag {
  value = $state(true);

  constructor(value: boolean) {
    this.value = value;
  }
}

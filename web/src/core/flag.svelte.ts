/** Yes or no, watched by whatever is shown. */
export class Flag {
  value = $state(true);

  constructor(value: boolean) {
    this.value = value;
  }
}

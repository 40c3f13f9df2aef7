/** An answer that is already JSON: the same bytes for everybody until the catalogue changes. */
export class Prepared {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

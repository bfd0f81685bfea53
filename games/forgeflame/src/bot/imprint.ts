/** The numbers that something was made of: whether they are still the same the next time it is wanted. */
export class Imprint {
  private readonly numbers: number[] = []
  private told = 0
  private isOther = true

  begin(): void {
    this.told = 0
    this.isOther = false
  }
  add(value: number): void {
    const place = this.told++
    if (this.numbers[place] === value) return
    this.numbers[place] = value
    this.isOther = true
  }
  /** All have been told. */
  isChanged(): boolean {
    if (this.numbers.length === this.told) return this.isOther
    this.numbers.length = this.told
    return true
  }
}

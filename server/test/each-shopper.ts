import { beforeEach } from 'vitest'
import type { Person, TestWorld } from './world.ts'

/**
 * Gives each test of the file a shopper of its own, so that what one has is not in the way of the next. Answers the name for another shopper in the
 * test that runs, where several tests need one.
 */
export function eachShopper(
  world: TestWorld,
  name: string,
  give: (person: Person) => void,
): (other: string) => string {
  let tests = 0
  beforeEach(async () => give(await world.shopper(`${name}${++tests}`)))
  return (other) => `${other}${tests}`
}

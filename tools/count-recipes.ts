import { EXAMPLES, recipes } from './recipes.ts'

/*
 * `npm run recipes`: how many files must be touched to add one more of something, by the recipes of
 * CONTRIBUTING.md that `recipes.test.ts` verifies.
 */

for (const { title, byHand, byCommand, tests } of recipes()) {
  const most = EXAMPLES.find((example) => example.title === title)?.most
  const limit = most === undefined ? '' : ` (at most ${most})`
  process.stdout.write(
    `${title}: ${byHand.length} files by hand${limit}, ${byCommand.length} by a command, ${tests.length} of tests\n`,
  )
}

import { consoleWords } from '@longhaul/text/console/shell/words.ts'

const names: Readonly<Record<string, string>> = consoleWords.problems

/** The display name of a stock item's problem; an unknown problem is shown as it is. */
export const problemName = (problem: string): string => names[problem] ?? problem

import { consoleWords } from '@longhaul/text/console/shell/words.ts'

const names: Readonly<Record<string, string>> = consoleWords.problems

/** The name of what is wrong with a stock item; an unknown one keeps its own. */
export const problemName = (problem: string): string => names[problem] ?? problem

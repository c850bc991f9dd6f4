/*
 * What a migration must not do while the previous version is still serving: hold a lock on a large table for
 * longer than a moment, or remove what that version uses. A migration that has to do so says so and why in a
 * line `-- lock: …` or `-- removes: …` of its own.
 */

export type LockIssue = { line: number; what: string }

/** The first migration of a schema that is in use: those before it create the schema of 0.2.0. */
export const FIRST_CHANGE = 14

type Rule = { pattern: RegExp; waiver: 'lock' | 'removes'; what: string }

const RULES: readonly Rule[] = [
  {
    pattern: /\bcreate (?:unique )?index\b/i,
    waiver: 'lock',
    what: 'an index is built under a lock that stops all writing',
  },
  {
    pattern: /\balter column \w+ (?:set data )?type\b/i,
    waiver: 'lock',
    what: 'another type writes the whole table anew',
  },
  {
    pattern: /\bset not null\b/i,
    waiver: 'lock',
    what: 'the whole table is read under a lock: add a check “not valid”, validate it, then set it',
  },
  {
    pattern: /\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/is,
    waiver: 'lock',
    what: 'the whole table is read under a lock: add it “not valid” and validate it in the next migration',
  },
  {
    pattern: /\badd column\b.*\b(?:check\s*\(|unique\b|primary key\b|generated always as\s*\()/is,
    waiver: 'lock',
    what: 'a column with a check, or one that is computed, reads or writes the whole table under a lock',
  },
  {
    pattern: /\badd column\b.*\bdefault (?:gen_random_uuid|uuidv7|clock_timestamp|random)\s*\(/is,
    waiver: 'lock',
    what: 'a default that differs from row to row writes the whole table anew',
  },
  {
    pattern: /\badd column\b(?!.*\bdefault\b).*\bnot null\b/is,
    waiver: 'removes',
    what: 'the version before writes rows without this column',
  },
  {
    pattern: /\b(?:drop table|drop column|rename (?:column |to )|drop function|drop type)\b/i,
    waiver: 'removes',
    what: 'the version before asks for what this takes away',
  },
  {
    pattern: /\b(?:vacuum|cluster|reindex|lock table)\b/i,
    waiver: 'lock',
    what: 'it stops everybody else',
  },
  {
    pattern: /^\s*(?:update|delete from)\b(?![^;]*\bwhere\b)/i,
    waiver: 'lock',
    what: 'every row is written in one transaction',
  },
]

/**
 * The faults of a migration, statement by statement. Statements on a table that the migration itself creates
 * are ignored, because nothing uses it yet.
 */
export function lockIssues(sql: string): LockIssue[] {
  const waived = new Set([...sql.matchAll(/^-- (lock|removes): \S.*$/gm)].map(([, kind]) => kind))
  const made = new Set([...sql.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, name]) => name))
  const faults: LockIssue[] = []
  for (const { text, line } of statementsOf(sql)) {
    const table = /\b(?:alter table(?: if exists)?(?: only)?|on|update|delete from|drop table) (\w+)/i.exec(
      text,
    )?.[1]
    if (/^\s*create table\b/i.test(text) || (table !== undefined && made.has(table))) continue
    for (const { pattern, waiver, what } of RULES)
      if (pattern.test(text) && !waived.has(waiver)) faults.push({ line, what })
  }
  return faults
}

/**
 * The statements of a file with their first lines, without comments and without function bodies, which do not
 * run when they are created.
 */
function statementsOf(sql: string): { text: string; line: number }[] {
  const blanked = sql
    .replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, (body) => body.replaceAll(/[^\n]/g, ' '))
  const statements: { text: string; line: number }[] = []
  let from = 0
  for (const text of blanked.split(';')) {
    const begins = from + (text.length - text.trimStart().length)
    if (text.trim() !== '') statements.push({ text, line: blanked.slice(0, begins).split('\n').length })
    from += text.length + 1
  }
  return statements
}

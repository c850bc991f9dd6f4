import { createHash } from 'node:crypto'
import { IMPORT_RULES_MAX_ROWS } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { contradicts, issuesOfRule } from '@longhaul/domain/customs/import-rule-issues.ts'
import {
  type StoredImportRule,
  RULE_COLUMNS,
  readImportRule,
  ruleCells,
} from '@longhaul/domain/customs/stored-import-rule.ts'
import type { Tx } from '../platform/database/db.ts'
import { readCsvFile } from '../shipping/public.ts'
import { type RuleRow, listAllRules } from './sql-rules.ts'
import { readSurroundings, ruleOfRow } from './staff-rule.ts'

type Fault = { row: number; column: string; problem: string; detail: string }

/**
 * An uploaded file of rules, parsed and compared. If it contains any error, `added` and `removed` are empty.
 */
export type JudgedRules = {
  rows: number
  places: string[]
  faults: Fault[]
  added: StoredImportRule[]
  removed: RuleRow[]
  /** A hash of the rules with which the file was compared. */
  compared: string
}

/**
 * Reads a file of rules and reports all of its errors. Rules that exist already are neither added nor
 * removed. Stores nothing.
 */
export async function judgeRules(tx: Tx, content: Buffer): Promise<JudgedRules> {
  const file = readCsvFile(content, IMPORT_RULES_MAX_ROWS)
  const faults: Fault[] = file.faults.map((fault) => ({ ...fault }))
  const head = file.head.length > 0 ? headIssues(file.head) : []
  faults.push(...head)
  const read = head.some((fault) => fault.problem === 'missing_column') ? [] : file.rows
  const around = await readSurroundings(tx)
  const rules: { row: number; rule: StoredImportRule }[] = []
  for (const { row, cells } of read) {
    const bared = Object.entries(cells).map(([name, text]) => [name, bare(text)] as const)
    const rule = readImportRule(Object.fromEntries(bared))
    const wrong = 'faults' in rule ? rule.faults : issuesOfRule(rule, around)
    faults.push(
      ...wrong.map((entry) => ({
        row,
        column: entry.column,
        problem: entry.problem,
        detail: entry.detail ?? '',
      })),
    )
    if (!('faults' in rule)) rules.push({ row, rule })
  }
  faults.push(...clashes(rules))
  const places = [...new Set(rules.map(({ rule }) => rule.place))].toSorted()
  const current = (await listAllRules(tx)).filter((row) => places.includes(row.place))
  const whole = faults.length === 0
  const { added, removed } = differences(
    current,
    rules.map(({ rule }) => rule),
  )
  return {
    rows: read.length,
    places,
    faults: faults.toSorted((fault, other) => fault.row - other.row),
    added: whole ? added : [],
    removed: whole ? removed : [],
    compared: nameOf(current),
  }
}

function headIssues(head: readonly string[]): Fault[] {
  const known: readonly string[] = RULE_COLUMNS
  const fault = (column: string, problem: string): Fault => ({ row: 1, column, problem, detail: '' })
  return [
    ...known.filter((column) => !head.includes(column)).map((column) => fault(column, 'missing_column')),
    ...head.filter((column) => !known.includes(column)).map((column) => fault(column, 'unknown_column')),
  ]
}

/** Contradictory rules of one place, reported at the later row with the number of the earlier one. */
function clashes(rules: readonly { row: number; rule: StoredImportRule }[]): Fault[] {
  const byKind = grouped(rules, ({ rule }) => `${rule.place} ${rule.kind}`)
  return [...byKind.values()].flatMap((group) =>
    group.flatMap(({ row, rule }, at) => {
      for (const before of group.slice(0, at)) {
        const problem = contradicts(before.rule, rule)
        if (problem) return [{ row, column: 'valid_from', problem, detail: String(before.row) }]
      }
      return []
    }),
  )
}

function differences(current: readonly RuleRow[], wanted: readonly StoredImportRule[]) {
  const left = grouped(current, (row) => keyOf(ruleOfRow(row)))
  const added = wanted.filter((rule) => left.get(keyOf(rule))?.shift() === undefined)
  return { added, removed: [...left.values()].flat() }
}

function grouped<T>(rows: readonly T[], keyOfRow: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOfRow(row))
    if (group) group.push(row)
    else groups.set(keyOfRow(row), [row])
  }
  return groups
}

const keyOf = (rule: StoredImportRule): string => JSON.stringify(ruleCells(rule))

const nameOf = (rows: readonly RuleRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => [row.rule_id, keyOf(ruleOfRow(row))])))
    .digest('base64url')

/** Removes the apostrophe with which `csvLine` prevents a spreadsheet from reading a formula. */
const bare = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

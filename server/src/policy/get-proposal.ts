import { getProposal as route } from '@longhaul/contract/policy/policy.staff.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { ACT_NAMES } from '@longhaul/domain/policy/acts.ts'
import { dependentOn, whyNotSecond } from '@longhaul/domain/policy/second-person.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import type { Effect, Yesterday } from '../platform/http/proposable.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readDeciders, withDeciders } from './proposal-card.ts'
import { proposableCall } from './proposable-call.ts'
import { type ProposalRow, findProposal } from './sql-proposals.ts'

export const getProposalAction = readAction(route, getProposal)

/**
 * A proposal and, for each person who could decide it, whether they are independent. Its effect is as of now
 * until it is decided, and as it was proposed afterwards.
 */
async function getProposal(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, params, now } = call
  const row = orNotFound(await findProposal(db, params.id))
  const deciders = await readDeciders(call)
  const effect =
    row.stage === 'waiting' ? await proposableCall(row.call).effect(db, row, now) : storedEffect(row)
  return {
    ...withDeciders(deciders, call, row),
    changes: effect.changes.map(({ name, before, after }) => ({ name, before, after })),
    published: effect.published ?? null,
    per_mille: effect.perMille === undefined ? null : Math.round(effect.perMille),
    figure: effect.figure ?? null,
    yesterday: effect.yesterday ? toYesterday(effect.yesterday) : null,
    people: peopleOf(row, deciders, now),
  }
}

// Written by `propose` and never changed.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const storedEffect = ({ effect }: ProposalRow) => effect as Effect

/** Everyone who could decide, and the ties that make some of them dependent on the person who asked. */
function peopleOf(
  row: ProposalRow,
  { ties, holdersOf }: Awaited<ReturnType<typeof readDeciders>>,
  now: Date,
) {
  const holders = holdersOf(chosenOf(ACT_NAMES, row.act))
  const names = new Map(holders.map(({ id, name }) => [id, name]))
  const dependent = dependentOn(row.asked_by, ties, now)
  const decision = { firstBy: row.asked_by, firstAt: row.asked_at, holders: [...names.keys()], ties }
  return holders.map(({ id, name }) => ({
    id,
    name,
    why_not: whyNotSecond(decision, id, now),
    ties: dependent.has(id)
      ? ties
          .filter(({ by, to }) => by === id || to === id)
          .map(({ by, to, what, at }) => ({
            by: names.get(by) ?? '',
            to: names.get(to) ?? '',
            what,
            at: at.toISOString(),
          }))
      : [],
  }))
}

function toYesterday({ of, rows, loses }: Yesterday) {
  const sum = (fen: (row: Yesterday['rows'][number]) => number) =>
    rows.reduce((total, row) => total + fen(row), 0)
  const before = sum(({ beforeFen }) => beforeFen)
  const after = sum(({ afterFen }) => afterFen)
  const [largest] = rows.toSorted(
    (a, b) => Math.abs(b.afterFen - b.beforeFen) - Math.abs(a.afterFen - a.beforeFen),
  )
  return {
    of,
    count: rows.length,
    before_fen: before,
    after_fen: after,
    largest: largest
      ? { number: largest.number, before_fen: largest.beforeFen, after_fen: largest.afterFen }
      : null,
    house_loses_fen: loses === 'more' ? after - before : before - after,
  }
}

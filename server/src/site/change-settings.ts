import type { BodyOf } from '@longhaul/contract/route.ts'
import { changeSettings as route } from '@longhaul/contract/site/site.staff.ts'
import {
  definitionOf,
  SETTING_NAMES,
  type SettingName,
  type SettingProblem,
  type SettingValue,
  whyNotSetting,
  settingIn,
} from '@longhaul/domain/configuration/settings.ts'
import { unknownFigures } from '@longhaul/domain/content/articles.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import { perMille } from '@longhaul/domain/money/fen.ts'
import { settingRule } from '@longhaul/text/setting-rules.ts'
import { FIRST_LANG, type Lang, LANGS } from '@longhaul/domain/languages.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { Refusal, badInput, printRule } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { listLatestRates } from './sql.ts'
import {
  listOrdersPaidSince,
  listRechargedSince,
  listSettingChanges,
  lockSettings,
  saveSetting,
} from './sql-settings.ts'
import { figures } from './figures.ts'
import { readSettingsForEditor, SETTINGS } from './settings.ts'

/** The whole configuration, as the editor shows it. */
export async function settingsForStaff(db: Db) {
  const settings = await readSettingsForEditor(db)
  const changes = new Map((await listSettingChanges(db)).map((change) => [change.name, change]))
  const rates = await listLatestRates(db)
  return {
    settings: SETTING_NAMES.map((name) => {
      const change = changes.get(name)
      return {
        name,
        value: settings[name],
        changed: change
          ? {
              at: change.at.toISOString(),
              by: change.staff_name,
              // The value that `changeSettings` wrote into the log.
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion
              before: change.before as SettingValue,
              reason: change.reason,
            }
          : null,
      }
    }),
    logo_url: settings.websiteLogoPath,
    known_currencies: rates.map((rate) => rate.currency),
  }
}

export const changeSettingsAction = writeAction(route, changeSettings, { act: 'fees', effect })

/**
 * Changes settings, all or none. Each is checked against the future values of the others. Refuses with the
 * current values if any was changed since it was read; changes of prices need a reason and a second person.
 * They take effect immediately.
 */
async function changeSettings(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now, lang } = call
  await lockSettings(tx)
  const before = await readSettingsForEditor(tx)
  const changes = body.changes.map((change) => ({ ...change, name: known(change.name) }))
  if (new Set(changes.map((change) => change.name)).size < changes.length)
    throw badInput({ changes: 'choice' })

  const moved = changes.filter((change) => !same(change.before, before[change.name]))
  if (moved.length > 0)
    throw new Refusal('changed_meanwhile', {
      now: Object.fromEntries(moved.map((change) => [change.name, before[change.name]])),
    })

  const after = { ...before, ...Object.fromEntries(changes.map((change) => [change.name, change.value])) }
  await check(tx, after, lang)
  refuseUnprintableName(changes)
  const real = changes.filter((change) => !same(change.value, before[change.name]))
  const reason = body.reason.trim()
  const money = real.filter((change) => definitionOf(change.name).money)
  if (reason === '' && money.length > 0) throw badInput({ reason: 'required' }, 'reason_required')
  if (money.length > 0) await guardAct(call, 'fees', 'each', { kind: 'setting', id: listOf(money) })

  for (const { name, value } of real) {
    await saveSetting(tx, { name, value, staffId: me.id, now })
    await audit(call, {
      action: 'change_setting',
      subjectKind: 'setting',
      subjectId: name,
      before: before[name],
      after: value,
      reason,
    })
  }
  if (real.length === 0) call.nothingChanged()
  return await settingsForStaff(tx)
}

const listOf = (changes: readonly { name: SettingName }[]): string =>
  changes.map(({ name }) => name).join(', ')

/** The prices that would change, and what the last day's orders or recharges would have brought with them. */
async function effect(tx: Tx, { body }: { body: BodyOf<typeof route> }, now: Date): Promise<Effect> {
  const settings = await readSettingsForEditor(tx)
  const changes = body.changes
    .map(({ name, value }) => ({ name: known(name), before: settings[known(name)], after: value }))
    .filter(({ name, before, after }) => definitionOf(name).money && !same(before, after))
  const fee = changes.find(({ name }) => name === 'serviceFeePerMille')?.after
  const margin = changes.find(({ name }) => name === 'exchangeMarginPerMille')?.after
  const since = new Date(now.getTime() - 86_400_000)
  return {
    subject: listOf(changes),
    changes,
    ...(typeof fee === 'number'
      ? { yesterday: await ordersWith(tx, { before: settings.serviceFeePerMille, after: fee }, since) }
      : typeof margin === 'number'
        ? { yesterday: await rechargesWith(tx, margin, since) }
        : {}),
  }
}

/**
 * The service fee of the orders since a moment, and what it would have been; those of members of plans keep
 * theirs.
 */
async function ordersWith(
  tx: Tx,
  fee: { before: number; after: number },
  since: Date,
): Promise<Effect['yesterday']> {
  const orders = await listOrdersPaidSince(tx, fee.before, since)
  return {
    of: 'orders',
    loses: 'less',
    rows: orders.map(({ number, service_fen, goods_fen }) => ({
      number,
      beforeFen: service_fen,
      afterFen: perMille(goods_fen, fee.after),
    })),
  }
}

/** What recharges since a moment were credited with, and what it would have been with another margin. */
async function rechargesWith(tx: Tx, margin: number, since: Date): Promise<Effect['yesterday']> {
  const recharges = await listRechargedSince(tx, since)
  return {
    of: 'recharges',
    loses: 'more',
    rows: recharges.map((row) => ({
      number: row.number,
      beforeFen: row.credit_fen,
      afterFen: toFen(row.pay_minor - row.fee_minor, row.currency, creditRate(row.rate_nanos, margin)),
    })),
  }
}

function known(name: string): SettingName {
  const found = SETTING_NAMES.find((settingName) => settingName === name)
  if (!found) throw badInput({ changes: 'unknown' })
  return found
}

/**
 * Checks every setting as it would be after the change, which may invalidate another one, such as a default
 * currency that is no longer offered.
 */
async function check(tx: Tx, after: Record<SettingName, unknown>, lang: Lang): Promise<void> {
  const wrong: Record<string, string> = {}
  for (const name of SETTING_NAMES) {
    const problem: SettingProblem | null = whyNotSetting(name, after[name], after)
    if (problem) wrong[name] = settingRule(problem, lang)
  }
  const placeholders = new Set(Object.keys(figures(SETTINGS, lang)))
  for (const name of LANGS.map((code) => settingIn('websiteInfo', code))) {
    const [unknown] = unknownFigures(String(after[name]), placeholders)
    if (unknown !== undefined) wrong[name] ??= `unknown_figure|{{${unknown}}}`
  }
  if (!wrong['currencies']) {
    const rates = new Set((await listLatestRates(tx)).map((rate) => rate.currency))
    const offered = Array.isArray(after.currencies) ? after.currencies.map(String) : []
    const missing = offered.find((currency) => !rates.has(currency))
    if (missing) wrong['currencies'] = `no_rate|${missing}`
  }
  if (Object.keys(wrong).length > 0) throw badInput(wrong)
}

/**
 * The name in the first language is the sender's on customs documents, which are printed in Latin letters.
 */
function refuseUnprintableName(changes: readonly { name: SettingName; value: unknown }[]): void {
  const name = settingIn('websiteName', FIRST_LANG)
  const change = changes.find((entry) => entry.name === name)
  const fault = change && whyNotPrint(String(change.value))
  if (fault) throw badInput({ [name]: printRule(fault) })
}

const same = (entry: unknown, other: unknown): boolean => JSON.stringify(entry) === JSON.stringify(other)

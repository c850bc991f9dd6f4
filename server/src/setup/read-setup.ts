import { createHash } from 'node:crypto'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { whyNotConfirmMail } from '@longhaul/domain/setup/mail-test.ts'
import { type SetupFacts, type StepState, isOpen, setupSteps } from '@longhaul/domain/setup/readiness.ts'
import { siteDefaultsIn } from '@longhaul/text/documents/site-defaults.ts'
import { listWaysToPay } from '../funds/public.ts'
import { countriesWithoutRules } from '../customs/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { Env } from '../platform/env.ts'
import { readOpeningUncached } from '../platform/opening.ts'
import type { World } from '../platform/world.ts'
import { findWorkingDays, listLatestRates, listWarehousesNow, readSettingsForEditor } from '../site/public.ts'
import {
  findAnyLine,
  findMailTests,
  listConfirmed,
  listPricedLines,
  listSecuredAdmins,
  listServed,
} from './sql.ts'

type At = { db: Db; now: Date; world: Pick<World, 'env'> }

/** The current set-up, read without caches: whether the shop is open to strangers, and every step. */
export async function readSetup(at: At) {
  const { db, now, world } = at
  const opening = await readOpeningUncached(db)
  const { newest } = await findMailTests(db, hashOfMailServer(world.env))
  const waits =
    newest && whyNotConfirmMail({ sentAt: newest.sent_at, confirmedAt: newest.confirmed_at }, now) === null
  return {
    is_demo: opening.isDemo,
    is_open: isOpen(opening),
    opened_at: opening.openedAt?.toISOString() ?? null,
    closed_at: opening.closedAt?.toISOString() ?? null,
    steps: (await readSteps(at)).map((step) => ({ ...step, found: [...step.found] })),
    mail_waiting_for: waits ? newest.recipient : null,
    can_take_examples: (await findAnyLine(db)) === undefined,
  }
}

/** Every step with its state. */
export const readSteps = async (at: At): Promise<StepState[]> => setupSteps(await readFacts(at), at.now)

async function readFacts({ db, now, world }: At): Promise<SetupFacts> {
  const settings = await readSettingsForEditor(db)
  const rates = new Map((await listLatestRates(db)).map((rate) => [rate.currency, rate.quoted_on]))
  const { arrived } = await findMailTests(db, hashOfMailServer(world.env))
  const days = await findWorkingDays(db)
  const served = (await listServed(db, now)).map(({ code }) => code)
  return {
    names: LANGS.map((lang) => settings[settingIn('websiteName', lang)]),
    defaultNames: LANGS.map((lang) => siteDefaultsIn(lang).websiteName),
    contactEmail: settings.contactEmail,
    contactHours: LANGS.map((lang) => settings[settingIn('contactHours', lang)]),
    confirmed: (await listConfirmed(db)).map(({ step }) => step),
    warehouses: (await listWarehousesNow(db)).map(({ id }) => id),
    pricedLines: (await listPricedLines(db, now)).map(({ line_id }) => line_id),
    served,
    withoutRules: await countriesWithoutRules(db, served),
    waysToPay: listWaysToPay(world, settings),
    rates: settings.currencies
      .filter((currency) => currency !== 'CNY')
      .map((currency) => ({ currency, quotedOn: rates.get(currency) })),
    mailArrivedAt: arrived ? [arrived.recipient] : [],
    workingDays: days && { lastDayOff: days.daysOff.at(-1)?.last },
    admins: (await listSecuredAdmins(db)).map(({ name }) => name),
  }
}

/**
 * A hash of the mail server and the sender. Test mails are valid only for these, so a change requires a new
 * test.
 */
export const hashOfMailServer = ({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Buffer =>
  createHash('sha256')
    .update(`${smtpUrl ?? ''} ${mailFrom}`)
    .digest()

import type { Reply } from '@longhaul/contract/routes.ts'
import type { SetupStep } from '@longhaul/domain/setup/readiness.ts'
import { to } from '../links.ts'

export type Setup = Reply<'GET /staff/setup'>
export type StepOf = Setup['steps'][number]

/** The page where a step is done; undefined if it is done on the set-up page itself. */
export const WHERE: Readonly<Record<SetupStep, string | undefined>> = {
  staff: to.ownAccount(),
  name: to.configuration('site'),
  contact: to.configuration('contact'),
  legal_texts: to.content(),
  warehouse: to.shipping('warehouses'),
  rates: to.shipping('cards'),
  destinations: to.shipping('destinations'),
  services: to.shipping('services'),
  duties: to.shipping('duties'),
  fees: to.configuration('fees'),
  way_to_pay: to.waysToPay(),
  exchange_rates: to.exchangeRates(),
  mail: undefined,
  working_days: to.workingDays(),
}

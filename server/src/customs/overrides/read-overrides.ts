import type { Override } from '@longhaul/domain/duty/overrides.ts'
import { type Texts, inEachLanguage } from '@longhaul/domain/languages.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import { formatter } from '@longhaul/text/format.ts'
import { cachedInMemory } from '../../platform/database/site-memory.ts'
import { listOverrides } from './sql-overrides.ts'

/** The figures of charges that are the shop's own. */
export const readOverrides = cachedInMemory(listOverrides)

/** What a shopper reads beside a charge with such a figure. */
export const noteOf = ({ since, reason }: Override): Texts =>
  inEachLanguage((lang) => dutyIn(lang).ownFigure(formatter(lang, 'UTC').date(since), reason[lang]))

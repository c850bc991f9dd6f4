import type { Facet, RuleRow } from '@longhaul/domain/duty/release-changes.ts'
import { type Place, type Test, type ValueTest, WHOLE } from '@longhaul/domain/duty/rule.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { ruleWordsIn } from '@longhaul/text/documents/rule-words.ts'
import { formatter } from '@longhaul/text/format.ts'
import { amountWords, codeWords, joinedWords, moneyWords, percentWords } from './amount-words.ts'

/** What a row says in one respect; `other` is the same row in the other release, if it has it. */
export function facetWords(row: RuleRow, facet: Facet, other: RuleRow | null, lang: Lang): string {
  const say = ruleWordsIn(lang)
  const { charge, need, limit } = row
  switch (facet) {
    case 'amount':
      return charge ? amountWords(charge, other?.charge ?? null, lang) : ''
    case 'when':
      return conditionWords(row, lang) || say.tests.always
    case 'days':
      return dayWords(row, lang) || say.days('', '')
    case 'legal':
      return say.legal[row.legal]
    case 'details':
      return joinedWords(
        [
          charge ? say.paid(charge.owes, charge.collects, charge.at) : '',
          need?.digits ? say.digits(String(need.digits)) : '',
          limit ? say.effects[limit.effect] : '',
        ],
        lang,
      )
    case 'text':
      return wordingWords(row, other, lang)
  }
}

/** The name and the notes of a row, as far as the other release words them otherwise. */
function wordingWords(row: RuleRow, other: RuleRow | null, lang: Lang): string {
  const said = (one: RuleRow | null): string[] =>
    [one?.name, one?.text, one?.charge?.note].map((words) => words?.[lang] ?? '')
  const others = said(other)
  return joinedWords(
    said(row).filter((words, at) => words !== others[at]),
    lang,
  )
}

/** Everything that a row says, which only one of two releases has. */
export function rowWords(row: RuleRow, lang: Lang): string {
  const say = ruleWordsIn(lang)
  return joinedWords(
    [
      facetWords(row, 'amount', null, lang),
      row.limit || row.need ? facetWords(row, 'details', null, lang) : '',
      conditionWords(row, lang),
      dayWords(row, lang),
      row.legal === 'in_force' ? '' : say.legal[row.legal],
      row.text?.[lang] ?? '',
    ],
    lang,
  )
}

function dayWords({ from, until }: RuleRow, lang: Lang): string {
  const day = (iso: string | null): string => (iso === null ? '' : formatter(lang).date(iso))
  return from === null && until === null ? '' : ruleWordsIn(lang).days(day(from), day(until))
}

function conditionWords({ when, charge, statements }: RuleRow, lang: Lang): string {
  const { tests } = ruleWordsIn(lang)
  return joinedWords(
    [
      ...when.map((test) => testWords(test, statements, lang)),
      charge?.goods ? tests.goods(codeWords(charge.goods, lang)) : '',
      charge && charge.except.length > 0 ? tests.except(codeWords(charge.except, lang)) : '',
    ],
    lang,
  )
}

function testWords(test: Test, statements: Place['statements'], lang: Lang): string {
  const say = ruleWordsIn(lang).tests
  const { number, weight } = formatter(lang)
  const inner = (one: Test): string => testWords(one, statements, lang)
  switch (test.is) {
    case 'carriage':
      return say.carriage(test.among)
    case 'stated':
      return test.among.map((name) => statements.get(name)?.[lang] ?? name).join(' / ')
    case 'province':
    case 'origin':
      return say[test.is](test.among.join(', '))
    case 'parcels':
      return say.parcels(number(test.atMost), test.window)
    case 'pieces':
      return test.goods
        ? say.piecesOf(number(test.atMost), codeWords(test.goods, lang))
        : say.pieces(number(test.atMost))
    case 'grams':
      return say.grams(weight(test.atMost))
    case 'all_goods':
    case 'any_goods':
      return say[test.is](codeWords(test.codes, lang))
    case 'not':
      return say.not(inner(test.test))
    case 'any':
      return say.any(test.tests.map(inner))
    default:
      return valueTestWords(test, lang)
  }
}

function valueTestWords({ is, limit, of, valued, window }: ValueTest, lang: Lang): string {
  const say = ruleWordsIn(lang)
  const parts = of === 'item' ? say.tests.item : say.sum(of.map((part) => say.parts[part]))
  const measured = valued === WHOLE ? parts : say.valued(percentWords(valued), parts)
  return say.tests[is](window ? say.tests.window(measured, window) : measured, moneyWords(limit, lang))
}

import type { SettingProblem } from '@longhaul/domain/configuration/settings.ts'
import { formatter } from './format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/**
 * A setting's problem as a rule of `errors.*.ts` with the values for its sentence, amounts and percentages
 * formatted.
 */
export function settingRule(problem: SettingProblem, lang: Lang): string {
  const { money, percent } = formatter(lang)
  switch (problem.rule) {
    case 'between':
      return `between|${problem.min}|${problem.max}`
    case 'money_between':
      return `amount_between|${money(problem.min)}|${money(problem.max)}`
    case 'percent_between':
      return `amount_between|${percent(problem.min)}|${percent(problem.max)}`
    case 'not_less':
      return `not_less|${problem.than}`
    case 'contrast':
      // Rounded down, so that the shown figure is never equal to the required minimum.
      return `contrast|${(Math.floor(problem.ratio * 10) / 10).toFixed(1)}|${problem.least}`
    default:
      return problem.rule
  }
}

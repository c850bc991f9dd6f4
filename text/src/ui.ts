import { pageLang } from './lang.ts'
import * as en from './ui.en.ts'
import * as zh from './ui.zh.ts'

/*
 * In the language of this page. Chosen here and not by `pick`, constant by constant: a bundle for one language then drops
 * the other language and every component that it does not use.
 */
export const frameText = pageLang === 'zh' ? zh.frameText : en.frameText
export const dialogText = pageLang === 'zh' ? zh.dialogText : en.dialogText
export const toastText = pageLang === 'zh' ? zh.toastText : en.toastText
export const fieldText = pageLang === 'zh' ? zh.fieldText : en.fieldText
export const summaryText = pageLang === 'zh' ? zh.summaryText : en.summaryText
export const passwordText = pageLang === 'zh' ? zh.passwordText : en.passwordText
export const quantityText = pageLang === 'zh' ? zh.quantityText : en.quantityText
export const railText = pageLang === 'zh' ? zh.railText : en.railText
export const tableText = pageLang === 'zh' ? zh.tableText : en.tableText
export const stateText = pageLang === 'zh' ? zh.stateText : en.stateText
export const galleryText = pageLang === 'zh' ? zh.galleryText : en.galleryText
export const fileText = pageLang === 'zh' ? zh.fileText : en.fileText
export const copyText = pageLang === 'zh' ? zh.copyText : en.copyText
export const pagerText = pageLang === 'zh' ? zh.pagerText : en.pagerText
export const timeText = pageLang === 'zh' ? zh.timeText : en.timeText
export const weightText = pageLang === 'zh' ? zh.weightText : en.weightText
export const starsText = pageLang === 'zh' ? zh.starsText : en.starsText

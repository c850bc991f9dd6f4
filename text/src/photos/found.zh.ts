import { FINDING_NOTE_MAX } from '@longhaul/domain/warehouse/finding.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import type { Flaw } from '@longhaul/domain/warehouse/photo-captions.ts'
import type { text as en } from './found.en.ts'

export const problems: (typeof en)['problems'] = {
  bought_too_few: '我们少买了',
  bought_too_many: '我们多买了',
  bought_wrong: '我们买错了',
  sent_too_few: '卖家少发',
  sent_too_many: '卖家多发',
  sent_wrong: '卖家发错',
  never_sent: '卖家未发货',
  damaged: '到货破损',
  poor_quality: '质量不佳',
}

const flawed: Record<Flaw, string> = {
  crack: '有裂纹',
  chip: '有缺口',
  scratch: '有划痕',
  stain: '有污渍',
  hole: '有破洞',
  tear: '有撕裂',
  thread: '有线头',
  dent: '有凹痕',
  colour: '颜色不符',
  print: '印刷有误',
  glue: '有胶渍',
  missing: '缺少部件',
}

const found: (typeof en)['found'] = ({ problem, flaw, note }) =>
  flaw ? [flawed[flaw], note].filter(Boolean).join('，') : problems[problem]

export const text: typeof en = {
  problems,
  some: (some, all) => `涉及 ${all} 件中的 ${some} 件。`,
  found,
  headline({ reason, photos = [] }) {
    const problem = ABNORMAL_REASONS.find((known) => known === reason)
    if (!problem) return '验货发现问题'
    const { flaw = null, note = '' } = photos.find(({ shows }) => shows === 'flaw') ?? {}
    return found({ problem, flaw, note: note.length > FINDING_NOTE_MAX ? '' : note })
  },
}

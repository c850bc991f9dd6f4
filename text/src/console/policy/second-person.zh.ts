import { text as policy } from '../../policy/acts.zh.ts'
import type { text as en } from './second-person.en.ts'

export const text: typeof en = {
  acts: policy.acts,
  title: '需要双人复核',
  what: (act, roles) => `${act}：不能单独完成，须由一位独立于你的同事同意，角色为${roles.join('或')}。`,
  atOnce: '对方同意后立即生效，内容与你填写的一致。',
  later: (hours) =>
    `对方同意后再等 ${hours} 小时生效，内容与你填写的一致；在此之前，任何一位管理员都可以叫停。`,
  lapses: (days) => `${days} 天内无人复核即作废，不会有任何改动。`,
  hint: '复核人和全部管理员会看到。',
  confirm: '提交复核',
  busy: '正在提交…',
  doneTitle: '已提交复核',
  done: (until) => `目前没有任何改动，等待复核至 ${until}。可以在“双人复核”页查看或撤回。`,
  doneAlone: (from, until) =>
    `目前没有任何改动。本店没有独立的复核人，因此从 ${from} 到 ${until}，你可以在“双人复核”页自行同意。已通知全部管理员。`,
}

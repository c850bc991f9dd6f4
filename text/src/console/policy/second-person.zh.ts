import { text as policy } from '../../policy/acts.zh.ts'
import type { text as en } from './second-person.en.ts'

export const text: typeof en = {
  acts: policy.acts,
  title: '这件事要第二人',
  what: (act, roles) => `${act}：一个人不能单独做，要一位独立于你的同事同意，角色是${roles.join('或')}。`,
  atOnce: '对方同意后立刻生效，内容和你填的一样。',
  later: (hours) => `对方同意后再等 ${hours} 小时生效，内容和你填的一样；在那之前任何一位管理员都能叫停。`,
  lapses: (days) => `${days} 天内没人决定就作废，什么都不变。`,
  hint: '第二人和全部管理员会看到。',
  confirm: '提出',
  busy: '正在提出…',
  doneTitle: '已提出',
  done: (until) => `现在什么都没变。它等第二人到 ${until}。可以在“双人处理”页查看或撤回。`,
  doneAlone: (from, until) =>
    `现在什么都没变。本店没有独立的第二人，所以从 ${from} 到 ${until} 你可以在“双人处理”页自己同意。已告诉全部管理员。`,
}

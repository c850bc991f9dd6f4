import type { text as english } from './shifts.en.ts'

const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** 排班表：谁、几点、在哪个仓。 */
export const text: typeof english = {
  title: '排班',
  lead: '由带班的人来排，按仓库当地时间。',
  before: '上一周',
  now: '本周',
  after: '下一周',
  copy: '照搬上一周',
  copied: '已照搬，原来排好的不变。',
  person: '姓名',
  day: (at, day) => `${DAYS[at]} ${Number(day.slice(5, 7))}/${Number(day.slice(8))}`,
  cell: (name, day, times) => `${name}，${day}：${times ?? '休'}`,
  times: (from, to) => `${from}–${to}`,
  free: '休',
  planTitle: (name, day) => `${name}，${day}`,
  plan: '排上',
  usual: '常用班次',
  starts: '上班',
  ends: '下班',
  endsHint: '早于上班时间的，算第二天。',
  wrongStart: '请写时间，如 08:00',
  wrongEnd: '请写时间，如 16:30，最多晚 16 小时',
  where: '仓库',
  nowhere: '不在仓库',
  choose: '选择仓库',
  remove: '这天不上班',
  today: '今天当班',
  toPlan: '全部排班',
}

import type { text as en } from './asks.en.ts'

export const text: typeof en = {
  title: '待买家答复',
  kinds: {
    papers: '海关文件',
    duty: '向承运商缴纳关税',
    delivery: '派送失败：再次派送还是自取？',
    collect: '待自取',
  },
  answers: { papers: '已提交文件', paid: '已缴关税', again: '再次派送', collect: '买家自取' },
  byCarrier: '来自承运商的更新。',
  waiting: '尚未答复。',
  ask: { papers: '请买家提供文件', duty: '请买家缴纳关税' },
  askHint: {
    papers: '写明海关要求的文件和截止时间，买家会看到原文。',
    duty: '写明金额、收款方、付款方式和截止时间，买家会看到原文。',
  },
  asked: '已通知买家。',
  settle: '已转达',
  drop: '不再需要',
  settled: '已记录，不再询问买家。',
  papers: '买家提供的文件',
}

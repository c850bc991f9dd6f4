import type { text as en } from './asks.en.ts'

export const text: typeof en = {
  title: '等顾客答复',
  kinds: {
    papers: '海关文件',
    duty: '向承运商缴纳关税',
    delivery: '派送失败：再次派送还是自取？',
    collect: '待自取',
  },
  answers: { papers: '已提交文件', paid: '已缴关税', again: '再次派送', collect: '顾客自取' },
  byCarrier: '来自承运商的更新。',
  waiting: '尚未答复。',
  ask: { papers: '请顾客提供文件', duty: '请顾客缴纳关税' },
  askHint: {
    papers: '写明海关要看什么、截止时间。顾客会看到原文。',
    duty: '写明金额、付给谁、怎么付、截止时间。顾客会看到原文。',
  },
  asked: '已告知顾客。',
  settle: '已转达',
  drop: '不再需要',
  settled: '已记录，不再向顾客询问。',
  papers: '顾客提供的文件',
}

import type { text as en } from './seller-parcels.en.ts'

export const text: typeof en = {
  open: '批量粘贴',
  title: '批量录入卖家快递单号',
  label: '内容',
  hint: '每行一条：卖家订单号或我们的订单号、制表符或空格、快递单号。可直接从表格复制。',
  found: (parcels, items) => `共 ${parcels} 个包裹、${items} 款`,
  wrong: (lines) => `${lines} 行有误，均未录入`,
  parcels: '各个包裹',
  head: { seller: '卖家', number: '订单号', tracking: '快递单号', items: '款数' },
  problems: {
    empty: '内容为空',
    too_many: '行：一次最多 500 行',
    no_pair: '缺少订单号或快递单号',
    bad_tracking: '不是快递单号',
    twice: '重复出现',
    not_to_send: '不是等待卖家发货的订单',
    several_sellers: '几家店都有这个订单号，请改用我们的订单号',
    tracking_in_use: '这个快递单号下有别人的商品',
    arrived: '这个快递单号已为别人入库，请到卖家处核对；仓库已收到提醒',
  },
  send: (count) => `录入 ${count} 个`,
  recording: '正在录入…',
  nothing: '还没有可录入的内容',
  done: (parcels, items) => `已录入 ${parcels} 个包裹、${items} 款`,
}

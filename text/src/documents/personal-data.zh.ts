import type { text as en } from './personal-data.en.ts'

export const text: typeof en = {
  readme: `这是我们保存的你的全部数据。

每个 .json 文件是一类记录；名称以“_fen”结尾的金额单位是分，时间为 UTC。
profile        账户资料
addresses      地址簿
cart           购物车
orders, order_items, questions, extra_payments, refund_requests
               订单、商品、询问、补款和退款申请
inbound_parcels, warehouse
               转运包裹和库存商品
packages, package_contents, tracking, reviews
               寄给你的包裹、物流和评价
payments, recharges, statement
               付款、充值和余额的每一笔变动
messages       我们发给你的消息
log_ins, devices
               登录记录和设备
read_tokens, grant_acts, approvals, hooks, hook_deliveries, event_log
               可以读取账户或接收推送的程序，以及推送的内容
files/         你上传的图片，以及我们给商品和包裹拍的照片

其中没有密码和令牌原文：我们只保存用来核对的摘要。推送密钥也不在其中。
`,
}

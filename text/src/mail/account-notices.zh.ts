import { spacedName } from '../spaced-name.ts'
import { joinSentences } from '../join-sentences.ts'
import type { text as en } from './account-notices.en.ts'
import type { Notice } from './notice.ts'

const joined = (...parts: (string | undefined)[]): string => joinSentences('zh', parts)
const NOT_YOU = '如果不是你本人操作，请立即修改密码并联系客服。'

export const text: Record<keyof typeof en, Notice> = {
  welcome: {
    said: () => '验证你的邮箱',
    body: () =>
      '杯子有裂纹、卖家涨价、包裹被海关查验，我们会用这个邮箱问你。链接 24 小时内有效。如果不是你注册的，请忽略这封邮件，我们不会使用这个邮箱。',
  },
  already_registered: {
    said: () => '你已经有账户了',
    body: () => '有人（多半是你自己）用这个邮箱注册。直接登录即可；如果不是你本人操作，请忽略这封邮件。',
  },
  registered: {
    said: () => '欢迎，账户已开通',
    body: () => '邮箱已验证。粘贴商品链接，我们就帮你买。',
  },
  reset_password: {
    said: () => '设置新密码',
    body: () =>
      '有人（希望是你）要为你的账户设置新密码。链接 30 分钟内有效，只能用一次。如果不是你，请忽略这封邮件，账户没有任何变化。',
  },
  invited: {
    said: () => '你的账户已搬到新网站，请设置密码',
    body: ({ count }) =>
      `我们换了新系统，你的账户、余额、订单和商品都已一起搬过来。点链接设置密码，${count ?? 0} 天内有效，只能用一次；过期后可以在登录页点“忘记密码”重新获取。如果你不认识我们，请忽略这封邮件。`,
  },
  password_changed: {
    said: () => '密码已修改',
    body: ({ date }, { dateTime }) =>
      joined(
        date && `修改时间：${dateTime(date)}`,
        '其他设备都已退出登录。如果不是你本人操作，请立即在登录页点“忘记密码”重设，并联系客服。',
      ),
  },
  two_factor_on: {
    said: () => '两步验证已开启',
    body: () => '以后登录时需要验证器应用里的验证码。请把恢复码放在没有手机也能找到的地方。',
  },
  two_factor_off: {
    said: () => '两步验证已关闭',
    body: () => `现在只凭密码就能登录。${NOT_YOU}`,
  },
  token_made: {
    said: ({ title }) => `新建了只读令牌：${title ?? ''}`,
    body: ({ date }, { date: day }) =>
      `持有它的程序可以读取你账户的部分内容，但不能改动${date ? `，有效期至 ${day(date)}` : ''}。如果不是你本人操作，请在“程序接口”里吊销它，并修改密码。`,
    notGoods: true,
  },
  acting_token_made: {
    said: ({ title }) => `程序可以代你操作了：${title ?? ''}`,
    body: ({ amount_fen, date }, { date: day, money }) =>
      `它可以执行你勾选的操作，${amount_fen ? `每天最多可直接花费余额 ${money(amount_fen)}` : '花钱之前都会先问你'}${date ? `，有效期至 ${day(date)}` : ''}。如果不是你本人操作，请在“程序接口”里停用它，并修改密码。`,
    notGoods: true,
  },
  token_leaked: {
    said: ({ title }) => `令牌外泄，已吊销：${title ?? ''}`,
    body: () =>
      '有人报告它被公开在别人能看到的地方，使用它的程序已停止。请核对最近的订单和付款是否都是你知道的；如果还需要这个程序，请在“程序接口”里重新建一个令牌。',
    notGoods: true,
  },
  program_connected: {
    said: ({ title }) => `程序已连接到你的账户：${title ?? ''}`,
    body: ({ note, amount_fen, date }, { date: day, money }) =>
      joined(
        note && `授权发给了 ${note}`,
        `它可以执行你勾选的操作，${amount_fen ? `每天最多可直接花费余额 ${money(amount_fen)}` : '花钱之前都会先问你'}${date ? `，有效期至 ${day(date)}` : ''}。如果不是你本人操作，请在“程序接口”里停用它，并修改密码。`,
      ),
    notGoods: true,
  },
  program_stopped: {
    said: ({ title }) => `为安全起见，已停用程序：${title ?? ''}`,
    body: ({ note }) =>
      joined(
        note && `授权曾发给 ${note}`,
        '只能用一次的密钥被用了两次：可能是程序出错，也可能是有人复制了密钥。所以双方现在都无法读取或操作任何内容。请核对最近的订单和付款是否都是你知道的。如果还需要这个程序，重新连接即可；再次发生时，请联系程序的开发者。',
      ),
    notGoods: true,
  },
  approval_asked: {
    said: ({ title, amount_fen }, { money }) =>
      amount_fen
        ? `${spacedName(title ?? '').trimStart()}请求花费 ${money(amount_fen)}`
        : `${spacedName(title ?? '').trimStart()}请你批准一项操作`,
    body: ({ date }, { dateTime }) =>
      `你的程序想做一件只能由你决定的事。请在“程序接口”里查看，并${date ? `在${spacedName(dateTime(date))}前` : ''}批准或拒绝。在此之前什么都不会发生。`,
    notGoods: true,
  },
  hook_made: {
    said: () => '新建了推送地址',
    body: ({ note }) =>
      `账户里的状态变化会推送到 ${note ?? '这个地址'}。如果不是你本人操作，请在“程序接口”里删除它，并修改密码。`,
  },
  hook_rotated: {
    said: () => '推送地址的密钥已更换',
    body: ({ note }) =>
      `24 小时内，发往${note ?? '该地址'}的请求会同时用新旧两个密钥签名，之后只用新密钥。如非本人操作，请在“程序接口”中删除该推送地址，并修改密码。`,
  },
  hook_disabled: {
    said: () => '推送地址已停用',
    body: ({ note }) =>
      `发往 ${note ?? '这个地址'} 的推送一直不成功，已停止发送。排除故障后，可在“程序接口”里重新启用。`,
  },
  public_list_taken_down: {
    said: ({ title }) => `你公开的清单已被下架：${title ?? ''}`,
    body: ({ reason }) =>
      joined(
        reason && `原因：${reason}`,
        '公开页面已停止展示，也不能再次公开。你自己的清单仍保留。如有异议，请联系客服，会有人工查看。',
      ),
    notGoods: true,
  },
  creator_active: {
    said: () => '你已成为创作者',
    body: () => '你的链接和数据在“优惠券、积分与套餐”的“创作者”里。你公开的清单会自动带上你的推荐码。',
    notGoods: true,
  },
  creator_declined: {
    said: () => '你的创作者申请未通过',
    body: ({ reason }) => joined(reason && `原因：${reason}`, '你可以再次申请。'),
    notGoods: true,
  },
  creator_paused: {
    said: () => '你的创作者合作已暂停',
    body: ({ reason }) =>
      joined(
        reason && `原因：${reason}`,
        '暂停期间，你的链接不再带来新买家，分成暂缓发放。如有异议，请联系客服，会有人工查看。',
      ),
    notGoods: true,
  },
  creator_ended: {
    said: () => '你的创作者合作已终止',
    body: ({ reason }) =>
      joined(reason && `原因：${reason}`, '你的账户不受影响。如有异议，请联系客服，会有人工查看。'),
    notGoods: true,
  },
  public_list_put_back: {
    said: ({ title }) => `你公开的清单已恢复：${title ?? ''}`,
    body: () => '这次下架不再计入。如果你已撤回或删除清单，则不会展示。',
    notGoods: true,
  },
  push_added: {
    said: () => '一台新设备开启了通知',
    body: ({ device }) =>
      `${spacedName(device ?? '一个浏览器').trimStart()}会显示你在那里选择的通知。如果不是你本人操作，请在“账户安全”里停用它，并修改密码。`,
  },
  recovery_code_used: {
    said: () => '有人用恢复码登录',
    body: ({ count }) =>
      `恢复码还剩 ${count ?? 0} 个，可以在“账户安全”里重新生成。如果不是你本人操作，请立即修改密码。`,
  },
  email_change: {
    said: () => '确认新邮箱',
    body: () => '打开链接，账户就改用这个邮箱。链接 24 小时内有效。如果不是你申请的，请忽略这封邮件。',
  },
  email_change_asked: {
    said: () => '有人申请更换邮箱',
    body: ({ email }) =>
      `账户将改用 ${email ?? '另一个邮箱'}。新邮箱确认之前不会有任何变化。如果不是你本人操作，请马上修改密码，更换随即作废。`,
  },
  email_changed: {
    said: () => '邮箱已更换',
    body: ({ email }) => `现在用 ${email ?? '新邮箱'} 登录。如果不是你本人操作，请立即联系客服。`,
  },
  export_ready: {
    said: () => '你的数据可以下载了',
    body: ({ date }, { date: day }) =>
      `请到“账户安全”下载${date ? `，保留到 ${day(date)}` : ''}，过后我们会删除。`,
  },
  account_closed: {
    said: () => '账户已注销',
    body: () => '你的姓名、地址、消息和图片都已删除。法律要求保留的账目不再与你关联。',
  },
  points_expiring: {
    said: ({ count }) => `你有 ${count} 积分快到期了`,
    body: ({ date }, { date: day }) =>
      `最早的一批在${date ? ` ${day(date)} ` : '近期'}到期，到期前可以兑换成优惠券。`,
  },
  plan_renewed: {
    said: ({ title }) => `套餐“${title ?? ''}”已续费`,
    body: ({ date }, { date: day }) => `下个月的费用已从余额扣除${date ? `，有效期至 ${day(date)}` : ''}。`,
    sum: '从余额扣除',
    notGoods: true,
  },
  plan_changed: {
    said: ({ title }) => `已换成套餐“${title ?? ''}”`,
    body: ({ date }, { date: day }) =>
      `上个月的套餐已到期，你选择的套餐开始生效，首月费用已从余额扣除${date ? `，有效期至 ${day(date)}` : ''}。`,
    sum: '从余额扣除',
    notGoods: true,
  },
  plan_balance_low: {
    said: ({ title }) => `余额不够支付套餐“${title ?? ''}”`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `下个月还差 ${money(amount_fen ?? 0)}，请${date ? `在 ${day(date)}前` : '尽快'}充值；否则套餐到期结束，不会产生欠费。`,
    sum: '还差',
    notGoods: true,
  },
  plan_ended_unpaid: {
    said: ({ title }) => `套餐“${title ?? ''}”已结束`,
    body: ({ amount_fen }, { money }) =>
      `余额不够支付下个月的 ${money(amount_fen ?? 0)}。没有产生欠费，你可以随时重新开通。`,
    notGoods: true,
  },
  plan_ended_cancelled: {
    said: ({ title }) => `套餐“${title ?? ''}”已结束`,
    body: () => '你已取消续费，付过的这个月已到期，不会再扣费。',
    notGoods: true,
  },
  plan_ended_stopped: {
    said: ({ title }) => `套餐“${title ?? ''}”已结束`,
    body: () => '我们不再提供这个套餐。付过的这个月已到期，不会再扣费。欢迎看看其他套餐。',
    notGoods: true,
  },
  watch_changed: {
    said: ({ reason, was_fen: was, now_fen: now }, { money }) => {
      const price = now === undefined ? '' : money(now)
      if (reason === 'sold_out') return '已售罄'
      if (reason === 'option_gone') return '你选的规格已下架'
      if (reason === 'back') return price ? `已补货，现价 ${price}` : '已补货'
      const change = reason === 'cheaper' ? '降价' : '涨价'
      return was === undefined ? `现价 ${price}` : `${change}：${money(was)} → ${price}`
    },
    body: ({ reason, was_fen: was, now_fen: now }, { money }) =>
      joined(
        was === undefined || now === undefined || was === now
          ? undefined
          : `上次告诉你时是 ${money(was)}，现在是 ${money(now)}。`,
        reason === 'sold_out' ? '我们会继续留意，补货后告诉你。' : '这是你设置的变动提醒，不会自动下单。',
      ),
  },
  watch_ended: {
    said: ({ reason }) => (reason === 'gone' ? '商品页已不存在' : '变动提醒已到期'),
    body: ({ reason }) =>
      reason === 'gone'
        ? '卖家已下架该商品，我们不再留意它，也不会再发消息。'
        : '我们已留意它半年。如果还想要，可以再次设置提醒。',
  },
  coupon_given: {
    said: ({ title }) => `送你一张优惠券：${title ?? '优惠券'}`,
    body: ({ date, note }, { date: day }) =>
      joined(note, `${date ? `${day(date)}前有效，` : ''}确认订单或包裹时选择它即可使用。`),
    notGoods: true,
  },
}

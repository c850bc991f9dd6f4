import { joinSentences } from '../join-sentences.ts'
import type { Notice } from './notice.ts'

const joined = (...parts: (string | undefined)[]): string => joinSentences('en', parts)
const NOT_YOU = 'If this wasn’t you, change your password now and write to customer service.'

/** The account, its log-in and its rewards: part of the notices. */
export const text = {
  welcome: {
    said: () => 'Verify your email address',
    body: () =>
      'So that questions about your items reach you: a cracked mug, a higher price, a package at customs. The link works for 24 hours. If you didn’t register, ignore this email: without the click, the address isn’t used.',
  },
  already_registered: {
    said: () => 'You already have an account',
    body: () =>
      'Someone, probably you, tried to register with this address. You already have an account, so just log in. If it wasn’t you, nothing has changed.',
  },
  registered: {
    said: () => 'Welcome. Your account is ready',
    body: () => 'Your email address is verified. Paste a product link and we’ll buy it for you.',
  },
  reset_password: {
    said: () => 'Set a new password',
    body: () =>
      'Someone, hopefully you, asked to reset your password. The link works once, for 30 minutes. If it wasn’t you, ignore this email: nothing has changed.',
  },
  invited: {
    said: () => 'Your account has moved: set a password',
    body: ({ count }) =>
      `We’ve moved to a new system. Your account, balance, orders and items have moved with us. The link sets your password; it works once, for ${count ?? 0} days. Later, “Forgot your password?” on the log-in page sends another. If you don’t know us, ignore this email.`,
  },
  password_changed: {
    said: () => 'Your password was changed',
    body: ({ date }, { dateTime }) =>
      joined(
        date && `This was on ${dateTime(date)}`,
        'All other devices were logged out. If it wasn’t you, set a new password now through “Forgot your password?” on the log-in page, and write to customer service.',
      ),
  },
  two_factor_on: {
    said: () => 'Two-step verification is on',
    body: () =>
      'From now on you’ll need a code from your app to log in. Keep your recovery codes where you can reach them without your phone.',
  },
  two_factor_off: {
    said: () => 'Two-step verification is off',
    body: () => `Your password alone opens the account again. ${NOT_YOU}`,
  },
  token_made: {
    said: ({ title }) => `An access token was created: ${title ?? ''}`,
    body: ({ date }, { date: day }) =>
      `A program that has it can read parts of your account${date ? ` until ${day(date)}` : ''}, but can’t change anything. If it wasn’t you, revoke it under API access and change your password.`,
    notGoods: true,
  },
  acting_token_made: {
    said: ({ title }) => `A program may act for you: ${title ?? ''}`,
    body: ({ amount_fen, date }, { date: day, money }) =>
      `It can do what you ticked, ${amount_fen ? `and spend up to ${money(amount_fen)} a day of your balance without asking` : 'and asks you before it spends anything'}${date ? `, until ${day(date)}` : ''}. If it wasn’t you, stop it under API access and change your password.`,
    notGoods: true,
  },
  token_leaked: {
    said: ({ title }) => `A token was found in public and revoked: ${title ?? ''}`,
    body: () =>
      'Somebody reported that it can be read by others, so the program that used it has stopped. Look whether you know every order and payment of the last days; if you still need the program, make it a new token under API access.',
    notGoods: true,
  },
  program_connected: {
    said: ({ title }) => `A program was connected to your account: ${title ?? ''}`,
    body: ({ note, amount_fen, date }, { date: day, money }) =>
      joined(
        note && `Your permission went to ${note}`,
        `It can do what you ticked, ${amount_fen ? `and spend up to ${money(amount_fen)} a day of your balance without asking` : 'and asks you before it spends anything'}${date ? `, until ${day(date)}` : ''}. If it wasn’t you, stop it under API access and change your password.`,
      ),
    notGoods: true,
  },
  program_stopped: {
    said: ({ title }) => `A program was stopped for your safety: ${title ?? ''}`,
    body: ({ note }) =>
      joined(
        note && `Your permission had gone to ${note}`,
        'A key that works only once was used twice: by mistake of the program, or by somebody who copied it. So neither can read or do anything now. Look whether you know every order and payment of the last days. If you still need the program, connect it again; if this happens again, write to its maker.',
      ),
    notGoods: true,
  },
  approval_asked: {
    said: ({ title, amount_fen }, { money }) =>
      amount_fen
        ? `${title ?? ''} asks to spend ${money(amount_fen)}`
        : `${title ?? ''} asks for your approval`,
    body: ({ date }, { dateTime }) =>
      `Your program wants to do something that only you decide. See what it is under API access, and approve or decline it${date ? ` by ${dateTime(date)}` : ''}. Until then nothing happens.`,
    notGoods: true,
  },
  hook_made: {
    said: () => 'A webhook was added to your account',
    body: ({ note }) =>
      `${note ?? 'Its address'} is told about status changes from now on. If it wasn’t you, delete it under API access and change your password.`,
  },
  hook_rotated: {
    said: () => 'The secret of a webhook was replaced',
    body: ({ note }) =>
      `What is sent to ${note ?? 'its address'} is signed with the old and the new secret for 24 hours, then only with the new one. If it wasn’t you, delete the webhook under API access and change your password.`,
  },
  hook_disabled: {
    said: () => 'A webhook was switched off',
    body: ({ note }) =>
      `Nothing got through to ${note ?? 'its address'}, so we stopped trying. Once it works again, switch it back on under API access.`,
  },
  public_list_taken_down: {
    said: ({ title }) => `We took down your public list: ${title ?? ''}`,
    body: ({ reason }) =>
      joined(
        reason && `The reason: ${reason}`,
        'Its page is gone, and it can’t be published again. Your own list is still there. If we’re wrong, please write to customer service; a person will read it.',
      ),
    notGoods: true,
  },
  creator_active: {
    said: () => 'You’re a creator now',
    body: () =>
      'Your link and your figures are under “Coupons, points, plans”, in the tab “Creator”. Your public lists carry your code by themselves.',
    notGoods: true,
  },
  creator_declined: {
    said: () => 'We can’t accept your application as a creator',
    body: ({ reason }) => joined(reason && `The reason: ${reason}`, 'You can apply again.'),
    notGoods: true,
  },
  creator_paused: {
    said: () => 'We paused your participation as a creator',
    body: ({ reason }) =>
      joined(
        reason && `The reason: ${reason}`,
        'Meanwhile your link brings nobody, and your shares wait. If we’re wrong, please write to customer service; a person will read it.',
      ),
    notGoods: true,
  },
  creator_ended: {
    said: () => 'Your participation as a creator has ended',
    body: ({ reason }) =>
      joined(
        reason && `The reason: ${reason}`,
        'Your account stays as it is. If we’re wrong, please write to customer service; a person will read it.',
      ),
    notGoods: true,
  },
  public_list_put_back: {
    said: ({ title }) => `We put your public list back: ${title ?? ''}`,
    body: () =>
      'Taking it down no longer counts. If you had withdrawn it or deleted it meanwhile, it isn’t shown.',
    notGoods: true,
  },
  push_added: {
    said: () => 'Notifications are on for a new device',
    body: ({ device }) =>
      `${device ?? 'A browser'} will now show the notifications you chose there. If it wasn’t you, turn it off under account security and change your password.`,
  },
  recovery_code_used: {
    said: () => 'A recovery code was used to log in',
    body: ({ count = 0 }) =>
      `You have ${count === 0 ? 'no recovery codes' : count === 1 ? 'one recovery code' : `${count} recovery codes`} left. You can create new ones under account security. If it wasn’t you, change your password now.`,
  },
  email_change: {
    said: () => 'Confirm your new email address',
    body: () =>
      'Open the link to use this address for your account. It works for 24 hours. If you didn’t ask for this, ignore this email.',
  },
  email_change_asked: {
    said: () => 'Someone asked to change your email address',
    body: ({ email }) =>
      `The new address is ${email ?? 'another one'}. Nothing changes until it’s confirmed. If it wasn’t you, change your password now: that stops it.`,
  },
  email_changed: {
    said: () => 'Your email address was changed',
    body: ({ email }) =>
      `You now log in with ${email ?? 'another address'}. If it wasn’t you, write to customer service now.`,
  },
  export_ready: {
    said: () => 'Your data is ready to download',
    body: ({ date }, { date: day }) =>
      `You can download it under account security${date ? ` until ${day(date)}` : ''}. Then we delete it.`,
  },
  account_closed: {
    said: () => 'Your account is deleted',
    body: () =>
      'We’ve removed your name, addresses, messages and pictures. The records we must keep by law no longer identify you.',
  },
  points_expiring: {
    said: ({ count }) => `${count} of your points expire soon`,
    body: ({ date }, { date: day }) =>
      `The first of them expire on ${date ? day(date) : 'that day'}. You can turn them into coupons before then.`,
  },
  plan_renewed: {
    said: ({ title }) => `Your ${title ?? ''} plan has been renewed`,
    body: ({ date }, { date: day }) =>
      `We took the next month from your balance${date ? `; it’s paid until ${day(date)}` : ''}.`,
    sum: 'Taken off your balance',
    notGoods: true,
  },
  plan_changed: {
    said: ({ title }) => `You’re now on the ${title ?? ''} plan`,
    body: ({ date }, { date: day }) =>
      `Your last month is over, and the plan you chose has begun. We took its first month from your balance${date ? `; it’s paid until ${day(date)}` : ''}.`,
    sum: 'Taken off your balance',
    notGoods: true,
  },
  plan_balance_low: {
    said: ({ title }) => `Your balance won’t cover ${title ?? 'your plan'}`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `You’re ${money(amount_fen ?? 0)} short of the next month. Top up${date ? ` by ${day(date)}` : ''}. Otherwise the plan ends then, and you owe nothing.`,
    sum: 'Missing',
    notGoods: true,
  },
  plan_ended_unpaid: {
    said: ({ title }) => `Your ${title ?? ''} plan has ended`,
    body: ({ amount_fen }, { money }) =>
      `Your balance didn’t cover the next month, ${money(amount_fen ?? 0)}. You owe nothing, and you can take the plan again at any time.`,
    notGoods: true,
  },
  plan_ended_cancelled: {
    said: ({ title }) => `Your ${title ?? ''} plan has ended`,
    body: () => 'You cancelled it, and the month you paid for is over. You won’t be charged again.',
    notGoods: true,
  },
  plan_ended_stopped: {
    said: ({ title }) => `Your ${title ?? ''} plan has ended`,
    body: () =>
      'We no longer offer it. The month you paid for is over, and you won’t be charged again. Have a look at the other plans.',
    notGoods: true,
  },
  watch_changed: {
    said: ({ reason, was_fen: was, now_fen: now }, { money }) => {
      const price = now === undefined ? '' : money(now)
      if (reason === 'sold_out') return 'sold out'
      if (reason === 'option_gone') return 'no longer offered in your choice'
      if (reason === 'back') return price ? `back in stock, at ${price}` : 'back in stock'
      const change = reason === 'cheaper' ? 'cheaper' : 'dearer'
      return was === undefined ? `now ${price}` : `${change}: ${money(was)} → ${price}`
    },
    body: ({ reason, was_fen: was, now_fen: now }, { money }) =>
      joined(
        was === undefined || now === undefined || was === now
          ? undefined
          : `It was ${money(was)} when we last told you, and is ${money(now)} now`,
        reason === 'sold_out'
          ? 'We keep looking, and tell you when it’s back.'
          : 'You asked us to watch it. Nothing is ordered by itself.',
      ),
  },
  watch_ended: {
    said: ({ reason }) => (reason === 'gone' ? 'its page is gone' : 'no longer watched'),
    body: ({ reason }) =>
      reason === 'gone'
        ? 'The seller has taken it down, so we’ve stopped watching it. This is the last message about it.'
        : 'We watched it for half a year. If you still want it, have it watched again.',
  },
  coupon_given: {
    said: ({ title }) => `A coupon for you: ${title ?? 'a coupon'}`,
    body: ({ date, note }, { date: day }) =>
      joined(
        note,
        `You can use it${date ? ` until ${day(date)}` : ''}: choose it when you confirm an order or a package.`,
      ),
    notGoods: true,
  },
} satisfies Record<string, Notice>

import { text as underWay } from '../../tracking/under-way.en.ts'
import type { ParcelStage, ParcelStatus, ParcelStep } from '@longhaul/domain/states/parcel-stages.ts'
import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import type { Actor } from '@longhaul/domain/states/table.ts'

/** What a stage means, what happens next, what the shopper can do now. */
type StageWords = { label: string; means: string; next: string; you: string }

const statuses: Record<ParcelStatus, string> = {
  pending_payment: 'Pending payment',
  to_be_delivered: 'To be delivered',
  pending_receipt: 'Pending receipt',
  done: 'Done',
  cancelled: 'Cancelled',
}

const stages: Record<ParcelStage, StageWords> = {
  pending_payment: {
    label: 'Pending payment',
    means: 'The package has been created, but not paid for.',
    next: 'Once you’ve paid, we pick and pack it. If you don’t pay, we’ll cancel it and put its items back on the shelf.',
    you: 'Pay the estimate, or cancel.',
  },
  to_pick: {
    label: 'Waiting to be packed',
    means: 'It’s paid. The estimate is on hold in your balance.',
    next: 'We take the items off the shelf, pack, weigh and measure them.',
    you: 'Nothing. You can still cancel.',
  },
  packing: {
    label: 'Being packed',
    means: 'The warehouse is packing it.',
    next: 'We weigh and measure it and settle any difference from the estimate.',
    you: 'Nothing for now.',
  },
  supplement_due: {
    label: 'Extra payment due',
    means: 'It has been packed, and is heavier or larger than estimated.',
    next: 'Once you’ve paid the difference, it goes to the carrier. If you don’t, we’ll unpack it again.',
    you: 'Pay the difference, or cancel. If you cancel now, we charge for the packing.',
  },
  to_ship: {
    label: 'Packed, ready to ship',
    means: 'It’s packed and everything is paid.',
    next: 'The carrier collects it, and a tracking number appears here.',
    you: 'Nothing.',
  },
  address_problem: {
    label: 'Address problem',
    means: 'The carrier can’t use the address.',
    next: 'As soon as the address is correct, it goes to the carrier.',
    you: 'Choose another address in the same country.',
  },
  in_transit: {
    label: 'On its way',
    means: 'The carrier has it.',
    next: 'Updates from the carrier appear below as they come in.',
    you: 'Confirm receipt once you have it: carriers don’t always report it.',
  },
  exception: {
    label: 'Needs attention',
    means: 'The carrier reports a problem: its latest news says which.',
    next: 'We’re asking the carrier, and will tell you what we learn.',
    you: 'If customs or the carrier has written to you, please reply. Customer service can help.',
  },
  delivered: {
    label: 'Delivered',
    means: 'The carrier reports that it was delivered.',
    next: 'If we don’t hear from you, we’ll count it as received 15 days after delivery.',
    you: 'Confirm receipt if you have it. If not, contact customer service.',
  },
  done: {
    label: 'Done',
    means: 'You have it.',
    next: 'Nothing more to do.',
    you: 'Write a review, if you like.',
  },
  returned: {
    label: 'Returned to us',
    means: 'The package came back to our warehouse.',
    next: 'Its items are on your shelf again.',
    you: 'Contact customer service, or put them into a new package.',
  },
  cancelled: {
    label: 'Cancelled',
    means: 'The package was cancelled.',
    next: 'Its items are on your shelf again; what was on hold went back to your balance.',
    you: 'Put the items into a new package whenever you like.',
  },
  lost: {
    label: 'Lost',
    means: 'The package was lost on the way, and your claim is paid.',
    next: 'The payout is in your balance.',
    you: 'See it in your statement.',
  },
}

const steps: Record<ParcelStep | 'create' | 'split_off', string> = {
  create: 'Package created',
  split: 'Split into two packages',
  split_off: 'Created from part of another package',
  take_in: 'Combined with another package',
  pay: 'Paid',
  pack_first: 'Sent to be packed before payment',
  change_line: 'Another shipping method chosen',
  start_packing: 'Packing began',
  require_supplement: 'Packed; an extra payment was due',
  finish_packing: 'Packed, weighed and measured',
  reopen_box: 'Opened to be weighed again',
  pay_supplement: 'Extra payment made',
  report_address: 'The address was reported as unusable',
  correct_address: 'The address was corrected',
  ship: 'Handed to the carrier',
  report_exception: 'A problem was reported on the way',
  resume_transit: 'On its way again',
  deliver: 'Delivered',
  confirm_receipt: 'Receipt confirmed',
  come_back: 'Returned to the warehouse',
  write_off: 'Lost, claim paid',
  cancel: 'Cancelled',
}

const actors: Record<Actor | 'staff', string> = {
  shopper: 'you',
  system: 'our system',
  staff: 'our staff',
  support: 'customer service',
  buyer: 'our buyers',
  warehouse: 'the warehouse',
  finance: 'finance',
  admin: 'our staff',
}

const options: Record<DeliveryOption, string> = {
  express: 'Express',
  direct: 'Direct air',
  postal: 'Postal',
  ocean: 'Ocean freight',
}

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`

export const text = {
  statuses,
  stages,
  steps,
  actors,
  options,
  items,

  list: {
    title: 'Packages',
    needs: (count: number) =>
      count === 1 ? 'One package needs your attention' : `${count} packages need your attention`,
    underWay: 'On the way and being packed',
    over: 'Done',
    tabs: 'Packages by status',
    all: 'All',
    search: 'Search packages',
    searchHint: 'Name or number',
    searchButton: 'Search',
    clear: 'Show all',
    list: 'Your packages',
    emptyTitle: 'No packages yet',
    empty: 'Choose items from your shelf and combine them into one package.',
    emptyTab: 'No packages have this status.',
    emptySearch: (words: string) => `No package matches “${words}”.`,
    toStore: 'Go to the warehouse',
  },

  card: {
    number: (number: string) => `Package ${number}`,
    numberWord: 'package number',
    tracking: 'Tracking number',
    trackingWord: 'tracking number',
    noTracking: 'Not shipped yet',
    method: 'Shipping method',
    to: 'To',
    weight: 'Weight',
    estimatedWeight: 'Estimated weight',
    cost: 'Logistics cost',
    estimatedCost: 'Estimated logistics cost',
    latest: 'Latest update',
    created: 'Created',
    shipped: 'Ship time',
    contents: (count: number) => `${items(count)} inside`,
    payBy: 'Pay by',
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    supplement: (amount: string) => `${amount} more is due for the actual weight and size.`,
  },

  actions: {
    pay: 'Pay',
    paySupplement: (amount: string) => `Pay ${amount} extra`,
    cancel: 'Cancel package',
    confirm: 'Confirm receipt',
    review: 'Write a review',
    seeReview: 'Your review',
    contact: 'Contact customer service',
  },

  cancel: {
    title: (number: string) => `Cancel package ${number}?`,
    unpaid: 'Nothing was paid. Its items go back on your shelf.',
    paid: (amount: string) => `Its items go back on your shelf, and ${amount} goes back to your balance.`,
    packed:
      'It’s already packed. Its items go back on your shelf, and what was on hold goes back to your balance, less a charge for the packing.',
    reason: 'Reason, if you would like to give one',
    confirm: 'Cancel package',
    busy: 'Cancelling…',
    keep: 'Keep package',
    done: (amount: string) => `Cancelled. ${amount} is back in your balance.`,
    doneUnpaid: 'Cancelled. Its items are on your shelf again.',
    why: {
      packing: 'It’s being packed. If an extra payment is due afterwards, you can cancel then.',
      to_ship: 'It’s packed and paid: the carrier collects it next.',
      address_problem: 'It’s packed. Please contact customer service.',
    },
  },

  receipt: {
    title: 'Do you have the package?',
    text: (number: string) =>
      `Confirm only when package ${number} is in your hands and you have looked inside. This closes it, and any claim that it was lost.`,
    confirm: 'I have it',
    busy: 'Confirming…',
    notYet: 'Not yet',
    thanksTitle: 'Thank you',
    thanks: 'Would you like to tell others how it went? It takes a minute.',
    review: 'Write a review',
    later: 'Later',
    done: 'Receipt confirmed.',
  },

  detail: {
    title: (number: string) => `Package ${number}`,
    back: 'All packages',
    missing: 'No package was named. Choose one from your list.',
    rail: 'The journey of the package',
    railSteps: {
      create: 'Created',
      pay: 'Paid',
      pack: 'Packed',
      ship: 'Shipped',
      deliver: 'Delivered',
      done: 'Received',
      cancelled: 'Cancelled',
      returned: 'Returned to us',
      lost: 'Lost, claim paid',
    },
    means: 'What this means',
    next: 'What happens next',
    you: 'What you can do',
    reviewed: 'Nothing more. Thank you for your review.',
    payBy: 'Pay by',
    reason: (why: string) => `Reason given: ${why}`,

    tracking: 'Tracking',
    trackingEvents: 'Carrier updates, newest first',
    noTracking: 'The tracking number appears here when the carrier has the package.',
    noEvents:
      'No news from the carrier yet. The first scan usually shows 1 to 3 days after shipping; by sea it can take a week.',
    late: (until: string) => `It was expected by ${until} and is late. Customer service can ask the carrier.`,
    track: underWay.manyCarriers,
    carrierPage: underWay.carrierPage,
    original: (words: string) => `In the carrier’s words: “${words}”`,
    yourTime: (zone: string) => `Times are in your time zone, ${zone}.`,
    newTab: '(opens in a new tab)',

    contents: 'Contents',
    declared: 'Declared as',
    value: 'Paid',
    order: (number: string) => `Order ${number}`,
    inbound: 'Inbound parcel',
    notWeighed: 'not weighed',
    quantity: (count: number) => `× ${count}`,

    bill: 'Weight and cost',
    what: 'Item',
    estimated: 'Estimated',
    actual: 'Actual',
    weight: 'Weight',
    size: 'Size',
    total: 'Logistics cost',
    notYet: 'not packed yet',
    notCharged: 'none',
    refundedSoFar: (amount: string) =>
      `${amount} less than estimated: it goes back to your balance when the package ships.`,
    wentBack: (amount: string) => `${amount} less than estimated: it went back to your balance.`,
    owed: (amount: string) => `${amount} more than estimated.`,
    same: 'Exactly as estimated.',
    toStatement: 'See it in your statement',
    onHold: (amount: string) => `${amount} is on hold for this package.`,
    insured: (amount: string) => `Insured for ${amount}.`,

    photos: 'Packing photos',
    photo: (index: number) => (index === 1 ? 'The packed box, on the scale' : `Packing photo ${index}`),
    address: 'Ships to',
    addressNote: 'As it was when the package was created.',
    remark: 'Your note',
    history: 'History',
    by: (actor: string) => `by ${actor}`,
  },

  review: {
    title: (number: string) => `Review of package ${number}`,
    heading: 'How did it go?',
    lead: (number: string) =>
      `Package ${number}: how it was packed, how long it took and how it arrived. Other shoppers can read your review.`,
    back: 'Back to the package',
    stars: 'Overall',
    starsMissing: 'Please choose one to five stars',
    body: 'Your words',
    bodyHint: 'What should others know about packing, speed and condition?',
    pictures: 'Pictures',
    picturesHint: (max: number) => `Up to ${max}. Camera data stored in them is removed.`,
    picturesFull: (max: number) => `You can add up to ${max} pictures.`,
    picturesList: 'Your pictures',
    picture: (index: number) => `Picture ${index}`,
    removePicture: (index: number) => `Remove picture ${index}`,
    uploadFailed: (name: string) => `${name} couldn’t be uploaded.`,
    retry: 'Try again',
    waitForUpload: 'A picture is still uploading',
    submit: 'Send review',
    submitting: 'Sending…',
    sent: 'Thank you for your review.',
    draftKept: 'Kept as a draft in this tab until you send it.',
    yours: 'Your review',
    noWords: 'No comment.',
    notYet: 'You can review a package once you have confirmed receipt.',
    toPackage: 'See the package',
  },
}

// Generated from the contract by `npm run client-types`. Do not edit.

export type AcceptStockReply = {
  accepted_at: string
}

export type Act = {
  id: string
  at: string
  person: {
    id: string
    name: string
    email: string
  } | null
  action: string
  action_words: string
  subject_kind: string
  subject_words: string
  subject_id: string
  subject_number: string | null
  before: unknown
  after: unknown
  reason: string
  address: string
  browser: string | null
  system: string | null
  request_id: string
}

export type AddAddressBody = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
}

export type AddArticleBody = {
  kind: 'help' | 'article' | 'footer'
  category: 'start' | 'ordering' | 'warehouse' | 'shipping' | 'customs' | 'payment' | 'after-sale' | 'account'
  position: number
  en: ArticleWords
  zh: ArticleWords
}

export type AddCannedAnswerBody = {
  title_en: string
  title_zh: string
  body_en: string
  body_zh: string
}

export type AddCarrierInvoiceQuery = {
  carrier: string
  number: string
}

export type AddCarrierInvoiceReply = {
  id: string | null
  fault_count: number
  faults: CardIssue[]
}

export type AddCartItemBody = {
  url: string
  title: string
  seller_name: string
  image_file_id: string | null
  freight_fen: number
  options_text: string
  quantity: number
  remark: string
  photo_shots: number
  photo_remark: string
  sold_out_choice: 'ask' | 'alternative' | 'cancel'
  alternative: string
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text: string
  tolerance_percent?: 0 | 5 | 10
  own_name?: string
  buy_now?: boolean
}

export type AddCartItemReply = {
  id: string
  cart_count: number
}

export type AddCategoryBanBody = {
  line_id: string | null
  country: string | null
  note: string
}

export type AddCategoryBanParams = {
  id: string
}

export type AddDutyInvoiceBody = {
  carrier: string
  number: string
  csv: string
}

export type AddDutyInvoiceReply = {
  id: string | null
  fault_count: number
  faults: CardIssue[]
}

export type AddEvidenceBody = {
  note: string
  evidence: {
    slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
    file_id: string
  }[]
}

export type AddFavouriteBody = {
  url: string
  title: string
  note?: string
}

export type AddGoodsListToCartBody = {
  row_ids?: string[]
}

export type AddGoodsListToCartReply = {
  added: number
  cart_count: number
  no_room_for: number
}

export type AddImportRuleBody = {
  place: string
  valid_from: string | null
  valid_until: string | null
  kind: 'duty' | 'flat_duty' | 'vat' | 'fee' | 'free' | 'note' | 'unknown'
  currency: string
  above_minor: number | null
  within_minor: number | null
  rate_per_mille: number | null
  amount_minor: number | null
  per: 'parcel' | 'hs_code' | 'line'
  basis: 'sourced' | 'trade'
  note_en: string
  note_zh: string
  source: string
  replaces?: string
  reason: string
}

export type AddLineBody = {
  id: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  name_en: string
  name_zh: string
  note_en: string
  note_zh: string
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  duty_paid_up_to: string
  duty_excludes: string
  duty_markup: string
  position: number
  closed: boolean
}

export type AddParcelPaperQuery = {
  name: string
}

export type AddRateCardQuery = {
  effective_from?: string
  withdrawals?: 'yes' | 'no'
  name: string
  compared: string
}

export type AddServiceBody = {
  id: string
  unit: 'parcel' | 'item'
  price_fen: number
  name_en: string
  name_zh: string
  note_en: string
  note_zh: string
  position: number
  closed: boolean
}

export type AddShiftNoteBody = {
  body: string
}

export type AddShiftNoteReply = {
  id: string
  body: string
  written_by_name: string
  written_at: string
  done: {
    by_name: string
    at: string
  } | null
}

export type AddStaffMemberBody = {
  email: string
  name: string
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  lang: Lang
}

export type AddStockPhotoBody = {
  file_id: string
  kind: 'free' | 'detail'
  shows?: 'front' | 'back' | 'label' | 'flaw' | 'measure' | 'scale' | 'accessories' | 'packaging' | 'other'
}

export type AddTaxRegistrationBody = {
  scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
  number: string
  party: string
  from_day: string
  reason: string
}

export type AddTaxRegistrationReply = {
  id: string
  scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
  number: string
  party: string
  from_day: string
  until_day: string | null
  state: 'scheduled' | 'in_force' | 'past'
  created_at: string
  created_by: string
  ended_at: string | null
  ended_by: string | null
}

export type AddTrackingEventBody = {
  status: string
  place: string
  description: string
  happened_at?: string
}

export type AddTrackingEventReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type AddUnclaimedPhotoBody = {
  file_id: string
}

export type AddViewBody = {
  list: 'items' | 'parcels' | 'stock' | 'shoppers' | 'recharges' | 'remittances' | 'withdrawals' | 'refunds' | 'mails'
  name: string
  shared: boolean
  query: Record<string, string>
}

export type AddViewedGoodsBody = {
  url: string
  title: string
}

export type AddWarehouseBody = {
  id: string
  name_en: string
  name_zh: string
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
  position: number
  closed: boolean
}

export type AddWatchBody = {
  url: string
  title: string
  options_text: string
}

export type Address = {
  id: string
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
  country_name: string
  closed?: string
}

export type Adjustment = {
  id: string
  number: string
  stage: 'requested' | 'booked' | 'rejected'
  stage_at: string
  amount_fen: number
  cause: 'goodwill' | 'wrong_charge' | 'wrong_credit' | 'payment_found' | 'other'
  reason: string
  order: {
    id: string
    number: string
  } | null
  shopper: Payee
  available_fen: number
  two_people: boolean
  asked_by: string
  asked_by_name: string
  why_not_second: WhyNotSecondStep
  decided_by: string | null
  decided_by_name: string | null
  decision_note: string
  created_at: string
}

export type AdviseParcelBody = {
  stock_item_ids: string[]
  address_id?: string
  country?: string
  line_id?: string
  service_ids?: string[]
}

export type AdviseParcelReply = {
  line_id: string | null
  lighter: {
    by: 'weight' | 'size'
    grams: number
    saved_fen: number
  } | null
  without: {
    stock_item_id: string
    saved_fen: number | null
    is_duty_known: boolean
  }[]
  is_duty_known: boolean
  together_fen: number | null
  alone_fen: number | null
  split: {
    total_fen: number
    saved_fen: number | null
    packages: ProposedPackage[]
  } | null
  wait: {
    says: 'wait' | 'send'
    things: number
    expected_grams: number
    expected_days: number
    saved_fen: number | null
    late_fen: number
    free_days_left: number | null
  } | null
}

export type AlterAvatarReply = {
  avatar: string
}

export type AlterPasswordBody = {
  old_password: string
  password: string
  repeat?: string
  code?: string
}

export type Amounts = {
  goods_fen: number
  freight_fen: number
  service_fen: number
  photos_fen: number
  discount_fen?: number
  plan_saved_fen?: number
  total_fen: number
}

export type AnnounceInboundBody = {
  warehouse_id: string
  tracking_number: string
  title: string
  quantity: number
  value_fen: number
  remark: string
}

export type AnswerConversationBody = {
  body: string
  file_ids: string[]
  internal: boolean
  close: boolean
}

export type AnswerParcelAskBody = {
  answer: 'papers' | 'paid' | 'again' | 'collect'
  note: string
}

export type AnswerQuestionBody = {
  accept: boolean
  question_id?: string
  reply?: string
  change?: boolean
  expected_fen?: number
}

export type AnswerQuestionReply = {
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  supplement_id: string | null
}

export type ApplyAsCreatorBody = {
  shown_name: string
  about: string
}

export type ApplyNumbersBody = {
  text: string
  expected_count: number
}

export type ApplyPurchasesBody = {
  text: string
  expected_count: number
}

export type ApplyRulesReleaseBody = {
  reason: string
}

export type ApplyRulesReleaseReply = {
  id: string
  version: string
  source: 'product' | 'url' | 'file'
  state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
  valid_from: string
  minimum_product: string
  urgent: boolean
  arrived_at: string
  applies_at: string
  applied_at: string | null
  staff_name: string | null
}

export type Approval = {
  id: string
  program: string
  asks: 'place_order' | 'pay' | 'ship' | 'answer'
  why: ('above_act' | 'above_day' | 'terms' | 'new_address' | 'restricted' | 'declared_value')[]
  picture: ApprovalPicture
  state: 'waiting' | 'approved' | 'declined' | 'expired' | 'stopped'
  created_at: string
  ends_at: string
}

export type ApprovalPicture = {
  goods: {
    title: string
    title_latin: string
    platform: string
    item_id: string
    host: string
    quantity: number
    amount_fen?: number
    declared_fen?: number
  }[]
  more_goods: number
  numbers: string[]
  address: string
  line: string
  services?: string[]
  insured_fen: number
  total_fen: number
  may_rise_fen?: number
  deposit_fen?: number
  then_pays?: boolean
  up_to_fen?: number
}

export type ApprovalRequest = {
  id: string
  asks: 'place_order' | 'pay' | 'ship' | 'answer'
  why: ('above_act' | 'above_day' | 'terms' | 'new_address' | 'restricted' | 'declared_value')[]
  state: 'waiting' | 'approved' | 'declined' | 'expired' | 'stopped'
  total_fen: number
  created_at: string
  ends_at: string
}

export type ApproveItemReply = {
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
}

export type ApproveItemsBody = {
  ids: string[]
}

export type ApproveProposalBody = {
  figure: string | null
}

export type ArriveOnLoadBody = {
  code: string
  shelf: string
}

export type ArriveOnLoadReply = {
  stock_item_id: string
  title: string
  shelf: string
  again: boolean
  left: number
}

export type ArriveStockBody = {
  warehouse_id: string
  shelf: string
}

export type ArticleCard = {
  id: number
  article_name: string
  is_faq: boolean
  type: number
  category: string
  summary: string
  updated_at: string
  excerpt?: {
    text: string
    found: boolean
  }[]
}

export type ArticleDraft = {
  id: number
  kind: 'help' | 'article' | 'footer'
  category: 'start' | 'ordering' | 'warehouse' | 'shipping' | 'customs' | 'payment' | 'after-sale' | 'account'
  position: number
  en: ArticleWords
  zh: ArticleWords
  published: boolean
  needed: boolean
  version: number
  saved_by: string | null
  updated_at: string
}

export type ArticleRef = {
  id: number
  article_name: string
}

export type ArticleState = {
  id: number
  kind: 'help' | 'article' | 'footer'
  category: 'start' | 'ordering' | 'warehouse' | 'shipping' | 'customs' | 'payment' | 'after-sale' | 'account'
  position: number
  published: boolean
  names: {
    en: string | null
    zh: string | null
  }
  behind: Lang | null
  needed: boolean
  updated_at: string
}

export type ArticleWords = {
  article_name: string
  summary: string
  body: string
}

export type AsideWeighing = {
  id: number
  marketplace: string
  item_id: string
  url: string | null
  title: string
  options_text: string
  names?: {
    title: string
    options: string
  }
  image: string | null
  kind: string | null
  pieces: number
  weight_grams: number
  size_mm: number[]
  expected_grams: {
    low: number
    expected: number
    high: number
  } | null
  reason: 'slip' | 'implausible' | null
  form: 'ten_times' | 'tenth' | 'thousand_times' | 'thousandth' | 'twice' | 'half' | 'pounds' | 'kilograms' | 'one_of_several' | 'other' | null
  measured_at: string
  weighed_by: string | null
  stock_item_id: string | null
  verdict: 'believed' | 'rejected' | null
  decided_at: string | null
  decided_by: string | null
}

export type AskAboutParcelBody = {
  kind: 'papers' | 'duty'
  words: string
}

export type AskAdjustmentBody = {
  shopper_id: string
  amount_fen: number
  cause: 'goodwill' | 'wrong_charge' | 'wrong_credit' | 'payment_found' | 'other'
  reason: string
  order_number?: string
}

export type AskAsGuestBody = {
  name: string
  email: string
  message: string
  website?: string
}

export type AskShopperBody = {
  kind: 'price' | 'options' | 'free'
  goods_fen: number
  freight_fen: number
  note: string
}

export type AskShopperReply = {
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
}

export type AssignLeadBody = {
  staff_id: string | null
  version: number
}

export type AssignWorkBody = {
  kind: 'order' | 'seller_group' | 'seller_order' | 'refund_case' | 'claim' | 'inspection' | 'stock_item' | 'unclaimed' | 'count_difference' | 'found_thing' | 'parcel' | 'dispatch' | 'withdrawal' | 'remittance'
  id: string
  to: string | null
  seen: string | null
  note?: string
}

export type AssignWorkReply = {
  assignment: Assignment | null
}

export type Assignment = {
  kind: 'order' | 'seller_group' | 'seller_order' | 'refund_case' | 'claim' | 'inspection' | 'stock_item' | 'unclaimed' | 'count_difference' | 'found_thing' | 'parcel' | 'dispatch' | 'withdrawal' | 'remittance'
  id: string
  staff_id: string
  staff_name: string
  given_by_name: string
  given_at: string
  note: string
}

export type AuthorizeConnectionBody = {
  client_id: string
  redirect_uri: string
  response_type?: string
  code_challenge?: string
  code_challenge_method?: string
  scope?: string
  state?: string
  resource?: string
  scopes: ('cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  ceilings?: {
    per_act_fen: number
    per_day_fen: number
  }
  days: number
  password: string
  code?: string
}

export type AuthorizeConnectionReply = {
  redirect_to: string
}

export type BeginShelfCountBody = {
  warehouse_id: string
  shelf: string
  at: string
}

export type BlockShopperBody = {
  reason: string
}

export type BlockStaffMemberBody = {
  reason: string
}

export type BookShipmentBody = {
  letters_confirmed?: boolean
}

export type BulkReport = {
  rows: {
    id: string
    done: boolean
    refusal: string | null
  }[]
}

export type ById = {
  id: string
}

export type CalculateLandedCostBody = {
  items: {
    url: string
    title?: string
    options_text?: string
    quantity?: number
    unit_price_fen?: number
    freight_fen?: number
    seller_name?: string
    photo_shots?: number
  }[]
  country?: string
  line_id?: string
  packed_grams?: number
  insured?: boolean
}

export type CalculateLandedCostReply = {
  country: string
  day: string
  items: {
    marketplace: string
    item_id: string
    title: string
    quantity: number
    unit_price_fen: number | null
    weight_grams: {
      low: number
      expected: number
      high: number
    }
    level: 'option' | 'product' | 'shop' | 'kind' | 'start' | 'all'
    explanation: string
  }[]
  unpriced: number
  goods_grams: {
    low: number
    expected: number
    high: number
  }
  packed_grams: {
    low: number
    expected: number
    high: number
  }
  holds_in: number
  model_version: number
  line_id: string | null
  rows: {
    kind: 'goods' | 'domestic_freight' | 'service' | 'photos' | 'freight' | 'packing' | 'insurance' | 'collected_tax' | 'advanced_duty' | 'tax'
    name: string
    how: string
    source: string | null
    when: 'order' | 'shipping' | 'door'
    low_fen: number
    expected_fen: number
    high_fen: number
  }[]
  total: {
    low_fen: number
    expected_fen: number
    high_fen: number
  } | null
  order_fen: number | null
  shipping: {
    low_fen: number
    expected_fen: number
    high_fen: number
  } | null
  duty: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    exchange: string
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
  free_grams: number | null
  shelf: {
    things: number
    adds: {
      low_fen: number
      expected_fen: number
      high_fen: number
    }
  } | null
  lines: {
    line_id: string
    name: string
    option: 'express' | 'direct' | 'postal' | 'ocean'
    min_days: number
    max_days: number
    tax_mode: 'ddu' | 'ddp' | 'ioss'
    takes: 'all' | 'likely' | 'lightest' | 'none'
    refusals: string[]
    max_grams: number
    usual_min_days: number
    usual_max_days: number
    charged: {
      grams: number
      by: 'weight' | 'size' | 'minimum'
    } | null
    is_senseless: boolean
    at_door: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
    tax_certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown' | null
    line_pays: 'all' | 'part' | 'nothing' | null
    with_shelf: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
    shipping: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
    total: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
  }[]
}

export type CancelItemByStaffBody = {
  reason: string
}

export type CancelItemByStaffReply = {
  released_fen: number
}

export type CancelOrderBody = {
  reason?: string
}

export type CancelOrderItemBody = {
  reason?: string
}

export type CancelOrderItemReply = {
  released_fen: number
}

export type CancelOrderReply = {
  released_fen: number
}

export type CancelParcelBody = {
  reason?: string
}

export type CancelParcelByStaffBody = {
  reason: string
}

export type CancelParcelByStaffReply = {
  released_fen: number
}

export type CancelParcelReply = {
  released_fen: number
}

export type CancelRefundReply = {
  stage: string
}

export type CancelShelfPhotosReply = {
  back_fen: number
}

export type CannedAnswer = {
  id: string
  title_en: string
  title_zh: string
  body_en: string
  body_zh: string
  updated_at: string
  updated_by: string | null
}

export type CaptionStockPhotoBody = {
  shows: 'front' | 'back' | 'label' | 'flaw' | 'measure' | 'scale' | 'accessories' | 'packaging' | 'other'
  flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
  note: string
}

export type CardChange = {
  line_id: string
  kind: 'added' | 'removed' | 'changed'
  countries: string[]
  fields: {
    column: string
    before: string
    after: string
  }[]
}

export type CardIssue = {
  row: number
  column: string
  problem: string
  detail: string
}

export type CarrierInvoice = {
  id: string
  carrier: string
  number: string
  by: string
  created_at: string
  rows: number
  carrier_fen: number
  matched_fen: number
  charged_fen: number
  loss_rows: number
  unknown_rows: number
  again_rows: number
  lines: {
    line_id: string
    rows: number
    carrier_fen: number
    charged_fen: number
  }[]
}

export type CarrierInvoiceRow = {
  row: number
  tracking_number: string
  parcel: {
    id: string
    number: string
  } | null
  line_id: string | null
  grams: number | null
  charged_grams: number | null
  carrier_fen: number
  charged_fen: number | null
  again: boolean
}

export type CartGroup = {
  platform: string
  seller_name: string
  freight_fen: number
  items: CartItem[]
}

export type CartItem = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  seller_name: string
  image: string | null
  options_text: string
  quantity: number
  remark: string
  photo_shots: number
  photo_remark: string
  sold_out_choice: 'ask' | 'alternative' | 'cancel'
  alternative: string
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text: string
  tolerance_percent: 0 | 5 | 10
  freight_fen: number
  goods_fen: number
  photos_fen: number
  restricted: RestrictedGoods[]
  created_at: string
}

export type Carton = {
  code: string
  size_mm: number[]
  weight_grams: number
  closed: boolean
}

export type CategoryBan = {
  id: string
  line_id: string | null
  country: string | null
  note: string
  staff_name: string
  created_at: string
}

export type ChangeAddressBody = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
}

export type ChangeArticleBody = {
  version: number
  kind: 'help' | 'article' | 'footer'
  category: 'start' | 'ordering' | 'warehouse' | 'shipping' | 'customs' | 'payment' | 'after-sale' | 'account'
  position: number
  en: ArticleWords
  zh: ArticleWords
}

export type ChangeArticleParams = {
  id: number
}

export type ChangeCannedAnswerBody = {
  title_en: string
  title_zh: string
  body_en: string
  body_zh: string
  seen_at: string
}

export type ChangeCartItemBody = {
  options_text?: string
  quantity?: number
  remark?: string
  photo_shots?: number
  photo_remark?: string
  sold_out_choice?: 'ask' | 'alternative' | 'cancel'
  alternative?: string
  unit_price_fen?: number
  page_price_fen?: number | null
  price_reason?: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text?: string
  tolerance_percent?: 0 | 5 | 10
  own_name?: string
  image_file_id?: string | null
}

export type ChangeCategoryBody = {
  name_en: string
  name_zh: string
  words_en: string[]
  words_zh: string[]
  forbidden: boolean
}

export type ChangeCategoryParams = {
  id: string
}

export type ChangeDestinationBody = {
  closed: boolean
  why_en: string
  why_zh: string
}

export type ChangeDestinationParams = {
  country: string
}

export type ChangeEmailBody = {
  email: string
  password: string
  code?: string
}

export type ChangeEmailReply = {
  email: string
}

export type ChangeFavouriteBody = {
  note: string
}

export type ChangeGoodsListBody = {
  name?: string
  stage?: 'stopped' | 'reading'
}

export type ChangeGoodsListRowsBody = {
  row_ids: string[]
  choice?: {
    name: string
    value: string
  }
  options_text?: string
  quantity?: number
  remark?: string
  own_fen?: number
  price_accepted?: boolean
  url?: string
}

export type ChangeGoodsListRowsReply = {
  changed: number
}

export type ChangeHistoryBody = {
  on: boolean
}

export type ChangeImportRuleBody = {
  place: string
  valid_from: string | null
  valid_until: string | null
  kind: 'duty' | 'flat_duty' | 'vat' | 'fee' | 'free' | 'note' | 'unknown'
  currency: string
  above_minor: number | null
  within_minor: number | null
  rate_per_mille: number | null
  amount_minor: number | null
  per: 'parcel' | 'hs_code' | 'line'
  basis: 'sourced' | 'trade'
  note_en: string
  note_zh: string
  source: string
  reason: string
}

export type ChangeItemPriceBody = {
  unit_price_fen: number
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other'
  price_reason_text: string
}

export type ChangeItemPriceReply = {
  total_fen: number
}

export type ChangeLimitsBody = {
  limits: Record<string, number>
  reason: string
}

export type ChangeLimitsParams = {
  act: 'adjustment' | 'remittance' | 'opening_balance' | 'coupon' | 'creator_share' | 'purchase_saving' | 'exchange_rate' | 'shipping_prices' | 'fees' | 'offers' | 'withdrawal' | 'refund' | 'staff_rights' | 'limits'
}

export type ChangeLineBody = {
  name_en: string
  name_zh: string
  note_en: string
  note_zh: string
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  duty_paid_up_to: string
  duty_excludes: string
  duty_markup: string
  position: number
  closed: boolean
}

export type ChangeLineParams = {
  id: string
}

export type ChangeLinePricesBody = {
  zone?: string
  country?: string
  prices?: {
    first_grams?: number
    first_price_fen?: number
    step_grams?: number
    step_price_fen?: number
    customs_fee_fen?: number
    min_charge_grams?: number
  }
  per_mille?: number
  effective_from?: string
  name: string
  compared: string
}

export type ChangeLinePricesParams = {
  id: string
}

export type ChangeParcelLineBody = {
  line_id: string
  expected_total_fen: number
}

export type ChangeParcelLineReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  total_fen: number
  owed_fen: number
}

export type ChangeReadyReasonsBody = {
  items: {
    text_en: string
    text_zh: string
  }[]
  version: string
}

export type ChangeReadyReasonsParams = {
  kind: 'cancel_item' | 'refuse_price' | 'reject_refund' | 'ask_shopper' | 'report_problem'
}

export type ChangeServiceBody = {
  name_en: string
  name_zh: string
  note_en: string
  note_zh: string
  position: number
  closed: boolean
}

export type ChangeServiceParams = {
  id: string
}

export type ChangeServicePriceBody = {
  was_fen: number
  price_fen: number
}

export type ChangeServicePriceParams = {
  id: string
}

export type ChangeSettingsBody = {
  changes: {
    name: string
    before: SettingValue
    value: SettingValue
  }[]
  reason: string
}

export type ChangeStaffMemberBody = {
  name?: string
  lang?: Lang
  roles?: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  leads_shift?: boolean
}

export type ChangeStaffPasswordBody = {
  old_password: string
  password: string
  code?: string
}

export type ChangeViewBody = {
  name?: string
  shared?: boolean
  query?: Record<string, string>
}

export type ChangeWarehouseBody = {
  name_en: string
  name_zh: string
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
  position: number
  closed: boolean
}

export type ChangeWarehouseParams = {
  id: string
}

export type ChangeWorkingDaysBody = {
  weekdays: number[]
  opens_hour: number
  closes_hour: number
  days_off: {
    first: string
    last: string
  }[]
  days_worked: string[]
  before: string | null
}

export type ChargedFigures = {
  packages: number
  inside_per_mille: number
  error_per_mille: number
}

export type ChaseSellerBody = {
  note: string
  ask_again_on: string
}

export type ChaseSellerReply = {
  asked_at: string
  by_name: string
  note: string
  ask_again_on: string
}

export type CheckBooksReply = {
  balanced: boolean
  faults: {
    check: string
    detail: string
  }[]
}

export type CheckCartPricesReply = {
  items: PriceCheck[]
}

export type CheckContentBody = {
  code: string
  pieces?: number
}

export type CheckContentReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type CheckResetLinkBody = {
  link: string
}

export type CheckResetLinkReply = {
  expires_at: string
}

export type CheckStaffLinkBody = {
  link: string
}

export type CheckStaffLinkReply = {
  email: string
  name: string
  expires_at: string
}

export type ChooseMailHourBody = {
  daily_hour: 8 | 12 | 18 | 21
}

export type ChooseMailHourReply = {
  email: string
  clock: string
  daily_hour: 8 | 12 | 18 | 21
  topics: {
    topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
    choice: 'at_once' | 'daily' | 'off'
  }[]
  recent: {
    chosen: number
    at_once: number
  }
}

export type ChooseMailsBody = {
  choice: 'at_once' | 'daily' | 'off'
}

export type ChooseMailsParams = {
  topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
}

export type ChooseMailsReply = {
  email: string
  clock: string
  daily_hour: 8 | 12 | 18 | 21
  topics: {
    topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
    choice: 'at_once' | 'daily' | 'off'
  }[]
  recent: {
    chosen: number
    at_once: number
  }
}

export type ChooseWorkplaceBody = {
  warehouse_id: string | null
}

export type ChooseWorkplaceReply = {
  warehouse_id: string | null
}

export type Claim = {
  id: string
  number: string
  kind: 'lost' | 'damaged' | 'missing'
  stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
  stage_at: string
  story: string
  stock_item_ids: string[]
  goods: ClaimedGoods[]
  evidence: EvidenceShown[]
  note: string
  goods_fen: number | null
  freight_fen: number | null
  created_at: string
}

export type ClaimDetail = {
  id: string
  number: string
  kind: 'lost' | 'damaged' | 'missing'
  stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
  parcel_id: string
  parcel_number: string
  shopper_name: string
  shopper_code: string
  insured_fen: number
  payout_fen: number | null
  created_at: string
  story: string
  note: string
  evidence: EvidenceShown[]
  parcel_stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  parcel_stage_at: string
  line_name: string
  country_name: string
  tracking_number: string | null
  shipped_at: string | null
  delivered_at: string | null
  latest: {
    description: string
    happened_at: string
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    value_fen: number
    left_fen: number
    affected: boolean
    claimed: number
    claimed_elsewhere: number
  }[]
  goods_fen: number
  affected_fen: number
  affected_left_fen: number
  insured_elsewhere_fen: number
  is_rest: boolean
  others: {
    id: string
    number: string
    kind: 'lost' | 'damaged' | 'missing'
    stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
    payout_fen: number | null
    goods: ClaimedGoods[]
    created_at: string
  }[]
  freight_paid_fen: number
  decided_at: string | null
  fault: 'carrier' | 'ours' | null
  share_per_mille: number | null
  granted_goods_fen: number | null
  granted_freight_fen: number | null
  two_people: boolean
  approved_by: string | null
  approved_by_name: string | null
  why_not_second: WhyNotSecondStep
  history: {
    step: string
    to_stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
    actor: string
    note: string
    created_at: string
  }[]
}

export type ClaimOwnershipBody = {
  tracking_number: string
  title: string
  quantity: number
  value_fen: number
  note: string
  file_ids: string[]
}

export type ClaimRow = {
  id: string
  number: string
  kind: 'lost' | 'damaged' | 'missing'
  stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
  parcel_id: string
  parcel_number: string
  shopper_name: string
  shopper_code: string
  insured_fen: number
  payout_fen: number | null
  created_at: string
}

export type ClaimedGoods = {
  stock_item_id: string
  quantity: number
}

export type CloseAccountBody = {
  password: string
  code?: string
}

export type CloseShopBody = {
  reason: string
}

export type Colleague = {
  id: string
  name: string
}

export type Configurations = {
  WEBSITE_NAME: string
  WEBSITE_LOGO_PATH: string
  WEBSITE_INFO: string
  contact_email: string
  contact_hours: string
  currencies: string[]
  default_currency: string
  service_fee_per_mille: number
  photo_price_fen: number
  return_fee_fen: number
  photo_limit: number
  free_storage_days: number
  late_fee_fen_per_day: number
  late_fee_cap_fen: number
  storage_limit_days: number
  refund_window_hours: number
  unpaid_order_hours: number
  review_hours_min: number
  review_hours_max: number
  operation_fee_fen: number
  insurance_per_mille: number
  features: {
    shipping_estimate: boolean
    community: boolean
  }
  community_url: string
  languages: Lang[]
  default_language: Lang
  icon_path: string
  demo: boolean
}

export type ConfirmEmailChangeBody = {
  link: string
}

export type ConfirmEmailChangeReply = {
  email: string
}

export type ConfirmReceiptReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
}

export type ConfirmSetupBody = {
  step: 'legal_texts' | 'services' | 'duties' | 'fees'
}

export type ConfirmStaffTwoFactorBody = {
  code: string
}

export type ConfirmStaffTwoFactorReply = {
  recovery_codes: string[]
}

export type ConfirmTestMailBody = {
  code: string
}

export type ConfirmTwoFactorBody = {
  code: string
}

export type ConfirmTwoFactorReply = {
  recovery_codes: string[]
}

export type Conversation = {
  id: string
  subject: string
  about: {
    kind: 'order' | 'order_item' | 'parcel' | 'refund_case'
    id: string
    number: string
    title: string
    page_id: string
  } | null
  stage: 'waiting' | 'answered' | 'closed'
  started_at: string
  last_message_at: string
  last_message: {
    author: 'shopper' | 'staff'
    excerpt: string
  }
  unread_count: number
  staff_read_at: string
}

export type ConversationMessage = {
  id: string
  author: 'shopper' | 'staff'
  author_name: string
  body: string
  files: StoredFile[]
  created_at: string
}

export type CopyGoodsListBody = {
  name?: string
}

export type CopyGoodsListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type CopyPublicListParams = {
  code: string
}

export type CopyPublicListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type CopyShiftsBody = {
  day: string
}

export type CopyShiftsReply = {
  monday: string
  today: string
  may_plan: boolean
  shifts: {
    staff_id: string
    staff_name: string
    day: string
    warehouse_id: string | null
    starts: number
    ends: number
  }[]
}

export type CorrectDeclarationBody = {
  rows: {
    stock_item_id: string
    description: string
    description_chinese: string
    hs_code: string
    maker_item?: string
    standard_item?: string
    no_standard_item?: boolean
    maker?: string
  }[]
}

export type CorrectParcelAddressBody = {
  address_id: string
  expected_address?: ParcelAddress
}

export type CorrectParcelAddressByStaffBody = {
  first_name: string
  last_name: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  reason: string
}

export type CorrectParcelAddressByStaffReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  address: ParcelAddress
}

export type CorrectParcelAddressReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  address: ParcelAddress
}

export type CorrectTrackingNumberBody = {
  tracking_number: string
  carrier: string
  number_confirmed?: boolean
}

export type CorrectTrackingNumberReply = {
  tracking_number: string
  carrier: string
}

export type CountCreatorVisitParams = {
  code: string
}

export type CountDifference = {
  id: string
  stock_item_id: string
  title: string
  names?: {
    title: string
    options: string
  }
  options_text: string
  quantity: number
  image: string | null
  image_of: 'inspection' | 'listing' | null
  remarks: {
    of: 'order' | 'item' | 'inbound' | 'answer'
    text: string
  }[]
  services: {
    service: 'photos' | 'shelf_photos'
    done: number
    wanted: number
    note: string
  }[]
  flaw: {
    problem: string
    note: string
    accepted: boolean
  } | null
  returned: 'good' | 'damaged' | 'missing' | null
  hold: {
    why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
    since: string
    pieces: number | null
    warehouse_id: string | null
    by: string | null
    reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
    note: string
  } | null
  warehouse_id: string
  shelf: string
  goods_number: string
  labelled_pieces: number
  shopper_id: string
  shopper_name: string
  shopper_code: string
  order_number: string | null
  value_fen: number
  kind: 'missing' | 'unlabelled' | 'elsewhere' | 'other_warehouse' | 'moving' | 'gone' | 'not_arrived' | 'not_returned'
  counted_warehouse_id: string
  counted_shelf: string
  transfer_number: string | null
  parcel_number: string | null
  counted_by: string
  counted_at: string
  books_warehouse_id: string
  books_shelf: string
  expected_pieces: number
  found_pieces: number
  decisions: ('here' | 'put_back' | 'found' | 'again' | 'lost')[]
  why_not_second: WhyNotSecondStep
  decision: 'here' | 'put_back' | 'found' | 'again' | 'lost' | 'settled' | null
  cause: 'searched' | 'wrong_package' | 'damaged' | 'theft' | null
  note: string
  decided_by: string | null
  decided_at: string | null
}

export type Country = {
  code: string
  name: string
  continent: string
  continent_name: string
  dial_code: string
  currency: string
  province_required: boolean
  postcode_used: boolean
  postcode_required: boolean
  postcode_pattern: string
  postcode_example: string
  phone_example: string
  province_list: boolean
  ships_to: boolean
  closed_why: string
}

export type Coupon = {
  id: string
  name: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  source: 'code' | 'register' | 'points' | 'staff'
  note: string
  state: 'usable' | 'used' | 'expired'
  created_at: string
  valid_until: string
  used: {
    kind: 'order' | 'parcel'
    id: string
    number: string
    at: string
    discount_fen: number
  } | null
}

export type CouponChoice = {
  id: string
  name: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  valid_until: string
  discount_fen: number
  refusal: 'coupon_used' | 'coupon_expired' | 'coupon_other_purpose' | 'coupon_minimum' | 'coupon_nothing_off' | null
}

export type CouponOffer = {
  id: string
  name_en: string
  name_zh: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  valid_days: number
  ends_at: string | null
  code: string | null
  on_register: boolean
  points_price: number | null
  total_limit: number | null
  per_shopper: number
  created_at: string
  stopped_at: string | null
  given_count: number
  used_count: number
  discount_fen: number
}

export type CreateCouponOfferBody = {
  name_en: string
  name_zh: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  valid_days: number
  ends_at: string | null
  code: string | null
  on_register: boolean
  points_price: number | null
  total_limit: number | null
  per_shopper: number
}

export type CreateExportBody = {
  password: string
  code?: string
}

export type CreateExportReply = {
  id: string
  stage: 'making' | 'ready' | 'expired'
  created_at: string
  expires_at: string | null
  bytes: number
  url: string | null
}

export type CreateGoodsListBody = {
  name?: string
  text: string
  html?: string
}

export type CreateGoodsListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type CreateHookBody = {
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided')[]
  password: string
  code?: string
}

export type CreateHookReply = {
  id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided')[]
  created_at: string
  failing_since: string | null
  disabled_at: string | null
  disabled_why: 'failing' | 'gone' | null
  old_secret_until: string | null
  secret: string
}

export type CreateParcelBody = {
  stock_item_ids: string[]
  address_id: string
  line_id: string
  service_ids: string[]
  insured_fen: number
  declaration: {
    stock_item_id: string
    description: string
    description_chinese?: string
    hs_code?: string
    value_fen: number
    reason?: string
  }[]
  remark: string
  coupon_id?: string
  pay_way?: 'estimate' | 'exact'
  expected_address?: ParcelAddress
  expected_total_fen?: number
  quote?: string
  up_to_fen?: number
  accept_terms: true
}

export type CreateParcelReply = {
  id: string
  number: string
  total_fen: number
}

export type CreatePaymentBody = {
  order_ids?: string[]
  parcel_id?: string
  supplement_ids?: string[]
  method: string
  currency?: string
  expected_total_fen: number
}

export type CreatePaymentReply = {
  id: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  provider_url: string | null
  total_fen: number
}

export type CreatePlanBody = {
  name_en: string
  name_zh: string
  price_fen: number
  free_storage_days: number | null
  photo_price_fen: number | null
  service_per_mille: number | null
  review_hours: number | null
}

export type CreateRechargeBody = {
  method: string
  currency: string
  credit_fen: number
}

export type CreateRemittanceBody = {
  method: 'western_union' | 'bank_transfer'
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn?: string
  bank_reference?: string
  receipt_file_id?: string | null
  note: string
}

export type CreateTokenBody = {
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages' | 'cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  ceilings?: {
    per_act_fen: number
    per_day_fen: number
  }
  days: number
  password: string
  code?: string
}

export type CreateTokenReply = {
  id: string
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages' | 'cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  connected_to: string | null
  acts: {
    per_act_fen: number
    per_day_fen: number
    spent_today_fen: number
    count: number
    spent_fen: number
  } | null
  created_at: string
  expires_at: string
  last_used_at: string | null
  token: string
}

export type CreateWithdrawalBody = {
  amount_fen: number
  payout?: Payout
  password: string
  code?: string
}

export type CreditRemittanceBody = {
  currency: string
  received_minor: number
  expected_credit_fen: number
}

export type DataImport = {
  id: string
  kind: 'shoppers' | 'orders' | 'shelf'
  stage: 'waiting' | 'running' | 'done' | 'rejected'
  row_count: number
  total_fen: number
  brought: number
  waiting: number
  refused: {
    row: number
    message: string
  }[]
  refused_count: number
  accounts_to_invite: number
  two_people: boolean
  asked_by: string
  asked_by_name: string
  decided_by_name: string | null
  created_at: string
  ended_at: string | null
  invited_at: string | null
}

export type DecideCountDifferenceBody = {
  decision: 'here' | 'put_back' | 'found' | 'again' | 'lost'
  cause?: 'searched' | 'wrong_package' | 'damaged' | 'theft'
  note: string
}

export type DecideCreatorShareBody = {
  decision: 'pay' | 'refuse'
  reason: string
}

export type DecideFoundThingBody = {
  decision: 'is_stock' | 'unclaimed'
  goods_number?: string
  note: string
}

export type DecideRefundBody = {
  step: 'ask_seller' | 'return_goods' | 'grant' | 'reject' | 'pay_back'
  note: string
  fault?: 'shopper' | 'seller' | 'ours'
}

export type DecideRefundReply = {
  stage: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
  approved: boolean
}

export type DecideReviewBody = {
  show: boolean
  reason: string
}

export type DecideWeighingBody = {
  verdict: 'believed' | 'rejected' | null
}

export type DecideWeighingParams = {
  id: number
}

export type DeclarationForStaff = {
  form: string
  rows: {
    stock_item_id: string
    title: string
    quantity: number
    description: string
    description_chinese: string
    hs_code: string
    proposed_hs_code: string
    seller_item: string
    maker_item: string
    standard_item: string
    no_standard_item: boolean
    maker: string
    value_fen: number
    paid_fen: number
    reason: string
  }[]
  goods_fen: number
  country: string
  country_name: string
  tax_id: string
  checks: {
    check: 'codes' | 'identifiers' | 'maker' | 'identity'
    name: string
    missing: string | null
    is_blocking: boolean
  }[]
  open: boolean
}

export type DeclineShelfPhotosBody = {
  shelf: string
  reason: string
}

export type Destination = {
  country: string
  name: string
  continent_name: string
  closed: boolean
  why_en: string
  why_zh: string
  priced_lines: number
  unpaid_packages: number
}

export type Difference = {
  id: string
  provider: string
  day: string
  kind: 'not_in_books' | 'not_at_provider' | 'amount_differs' | 'found_late' | 'short' | 'beyond_credit' | 'account_ended'
  ref: string
  recharge_id: string | null
  recharge_number: string | null
  currency: string
  ours_minor: number | null
  theirs_minor: number | null
  found_at: string
  settled_at: string | null
  note: string
}

export type DisableStaffTwoFactorBody = {
  password: string
  code: string
}

export type DisableTwoFactorBody = {
  password: string
  code: string
}

export type DisposeOfStockBody = {
  reason: string
}

export type DisposeOfUnclaimedBody = {
  reason: string
}

export type Done = Record<string, never>

export type DropHoldBody = {
  kind: 'order_item' | 'seller_group' | 'refund_case' | 'withdrawal' | 'remittance' | 'adjustment' | 'parcel' | 'stock_item' | 'claim' | 'conversation' | 'lead' | 'review'
  id: string
}

export type DutyCharged = {
  currencies: string[]
  told: {
    amount_minor: number
    currency: string
    picture: {
      id: string
      url: string
    } | null
    told_at: string
    changeable_until: string
  } | null
}

export type DutyInvoice = {
  id: string
  carrier: string
  number: string
  by: string
  created_at: string
  rows: number
  unknown_rows: number
  again_rows: number
}

export type EndOtherSessionsReply = {
  ended: number
}

export type EndPickWaveReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type EndShelfCountReply = {
  shelf: string
  found: number
  excused: number
  differences: number
  told: number
}

export type EndStaffSessionsReply = {
  ended: number
}

export type EndTaxRegistrationBody = {
  until_day: string
  reason: string
}

export type EndTaxRegistrationReply = {
  id: string
  scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
  number: string
  party: string
  from_day: string
  until_day: string | null
  state: 'scheduled' | 'in_force' | 'past'
  created_at: string
  created_by: string
  ended_at: string | null
  ended_by: string | null
}

export type EnterRateBody = {
  currency: string
  rate: string
  quoted_on: string
  note: string
}

export type Entry = {
  id: string
  kind: string
  account: 'available' | 'frozen' | 'withdrawing' | 'shortfall'
  change_fen: number
  balance_after_fen: number
  subject_kind: string
  subject_id: string
  subject_number: string | null
  page_id: string | null
  name: string | null
  image: string | null
  created_at: string
}

export type EstimateFigures = {
  measures: {
    id: 'weight' | 'volume' | 'longest'
    pieces: number
    inside: number
    inside_per_mille: number | null
    score: number
    error_per_mille: number
    overall_error_per_mille: number | null
    kind_error_per_mille: number | null
  }[]
  levels: {
    id: 'option' | 'product' | 'shop' | 'kind' | 'start' | 'all'
    pieces: number
    inside: number
    inside_per_mille: number | null
    score: number
    error_per_mille: number
    overall_error_per_mille: number | null
    kind_error_per_mille: number | null
  }[]
  kinds: {
    id: string
    name: string
    pieces: number
    inside: number
    inside_per_mille: number | null
    score: number
    error_per_mille: number
    overall_error_per_mille: number | null
    kind_error_per_mille: number | null
  }[]
}

export type EstimateShippingBody = {
  country?: string
  weight_grams: number
  length_mm?: number
  width_mm?: number
  height_mm?: number
  category?: string
  goods_fen?: number
}

export type EstimateShippingReply = {
  country: string
  weight_grams: number
  sized: boolean
  lines: LineQuote[]
  categories: {
    id: string
    name: string
  }[]
}

export type EvidenceShown = {
  slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
  file_id: string
  url: string
}

export type ExchangePointsBody = {
  coupon_offer_id: string
}

export type ExportCarrierInvoiceReply = {
  file_name: string
  csv: string
}

export type ExportImportRulesReply = {
  file_name: string
  csv: string
  rows: number
}

export type ExportRateCardQuery = {
  at?: string
  line_id?: string
}

export type ExportRateCardReply = {
  file_name: string
  csv: string
  rows: number
}

export type ExportTaxReportQuery = {
  scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
}

export type ExportTaxReportReply = {
  file_name: string
  csv: string
  rows: number
}

export type ExtendStorageBody = {
  days: number
  reason: string
}

export type ExtraService = {
  id: string
  name: string
  note: string
  price_fen: number
  each_fen?: number
}

export type Favourite = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  seller_name: string
  image: string | null
  price_fen: number | null
  price_is_from: boolean
  is_sold_out: boolean
  read_at: string | null
  note: string
  saved_fen: number | null
  created_at: string
}

export type FeeRow = {
  kind: string
  name: string
  fee_fen: number
}

export type Find = {
  kind: 'order' | 'parcel' | 'item' | 'stock_item' | 'unclaimed' | 'shopper' | 'recharge' | 'remittance' | 'withdrawal'
  id: string
  hint: string
  number: string
  title: string
  owner: string
  stage: string | null
  by: 'number' | 'label' | 'tracking' | 'waybill' | 'seller_order' | 'name' | 'email' | 'phone'
  exact: boolean
}

export type FindAnythingQuery = {
  q: string
}

export type FindAnythingReply = {
  items: Find[]
}

export type FindFavouriteQuery = {
  url: string
}

export type FindFavouriteReply = {
  favourite: {
    id: string
    note: string
  } | null
}

export type FindSellerOrdersQuery = {
  number: string
}

export type FindSellerOrdersReply = {
  items: {
    id: string
    platform: string
    seller_name: string
    bought_at: string
    bought_by_name: string
  }[]
}

export type FinishShelfPhotosBody = {
  shelf: string
}

export type FoundGoods = {
  marketplace: string
  item_id: string
  url: string
  title: string
  helper_title: string
  picture: string | null
  price_fen: number | null
  price_is_from: boolean
  freight_fen: number | null
  seller_name: string
  min_order: number | null
  is_sold_out: boolean
  is_ad: boolean
  source: 'memory' | 'demo_mall' | '1688_open' | 'tmapi' | 'onebound_taobao' | 'onebound_1688'
  weighed: WeighedBefore | null
}

export type FoundInCount = {
  id: string
  number: string
  look: string
  pieces: number
  image: string | null
}

export type FoundThing = {
  id: string
  number: string
  look: string
  pieces: number
  image: string | null
  warehouse_id: string
  shelf: string
  told_by: string
  told_at: string
  is_counting: boolean
  why_not_second: WhyNotSecondStep
  decision: 'is_stock' | 'unclaimed' | null
  goods: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
  } | null
  was_lost: boolean
  unclaimed_id: string | null
  note: string
  decided_by: string | null
  decided_at: string | null
}

export type GetArticleForStaffParams = {
  id: number
}

export type GetArticleParams = {
  id: number
}

export type GetArticleReply = {
  id: number
  article_name: string
  is_faq: boolean
  type: number
  category: string
  summary: string
  updated_at: string
  excerpt?: {
    text: string
    found: boolean
  }[]
  lang: Lang
  html: string
  headings: {
    id: string
    text: string
  }[]
  related: ArticleCard[]
  previous: ArticleRef | null
  next: ArticleRef | null
  names: {
    en: string | null
    zh: string | null
  }
}

export type GetCartReply = {
  groups: CartGroup[]
  count: number
  prices: {
    service_fee_per_mille: number
    photo_price_fen: number
  }
}

export type GetClosingReply = {
  obstacles: {
    kind: 'balance' | 'owed' | 'disputes' | 'orders' | 'stock_items' | 'inbounds' | 'parcels' | 'payments'
    amount: number
  }[]
}

export type GetConversationForStaffReply = {
  id: string
  subject: string
  about: {
    kind: 'order' | 'order_item' | 'parcel' | 'refund_case'
    id: string
    number: string
    title: string
    page_id: string
  } | null
  stage: 'waiting' | 'answered' | 'closed'
  started_at: string
  last_message_at: string
  last_message: {
    author: 'shopper' | 'staff'
    excerpt: string
  }
  unread_count: number
  waiting_since: string | null
  shopper: {
    id: string | null
    name: string
    code: string
    email: string
    lang: Lang
    proved: boolean
  }
  holder: {
    id: string
    name: string
    since: string
  } | null
  shopper_read_at: string
  steps: {
    step: 'take' | 'hand_over' | 'release' | 'close' | 'reopen'
    actor_name: string
    by_shopper: boolean
    to_name: string | null
    note: string
    created_at: string
  }[]
}

export type GetCreatorPageParams = {
  code: string
}

export type GetCreatorPageReply = {
  code: string
  creator: {
    shown_name: string
    lists: {
      code: string
      title: string
      goods_count: number
      updated_at: string
    }[]
  } | null
}

export type GetDashboardReply = {
  queues: {
    id: string
    count: number
    oldest_at: string | null
    late: number
    due: number
    promise: {
      by: string
      minutes_left: number
    } | null
  }[]
  books_balanced: boolean | null
  out_of_order: OutOfOrder[]
}

export type GetDataImportTemplateParams = {
  kind: 'shoppers' | 'orders' | 'shelf'
}

export type GetDataImportTemplateReply = {
  file_name: string
  csv: string
}

export type GetDayReply = {
  whose: 'own' | 'all'
  figures: {
    id: 'reviewed' | 'bought' | 'scanned' | 'shelved' | 'packed' | 'shipped' | 'answered' | 'refunded' | 'credited' | 'paid_out'
    today: number
    mine: number
    usual: number | null
  }[]
  clerks: {
    id: string
    name: string
    figures: {
      id: 'reviewed' | 'bought' | 'scanned' | 'shelved' | 'packed' | 'shipped' | 'answered' | 'refunded' | 'credited' | 'paid_out'
      today: number
      usual: number | null
    }[]
  }[] | null
}

export type GetDeskReply = {
  waiting: {
    count: number
    items: {
      step: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      }
      subject: {
        kind: 'order' | 'stock_item' | 'parcel'
        id: string
        number: string
      }
      order_item_id: string | null
      stock_item_id: string | null
      title: string
      names?: {
        title: string
        options: string
        own: string
        by_machine?: true
      }
      name?: string
      options_text: string
      quantity: number
      item_count: number
      image: string | null
      photos: string[]
      note: string
    }[]
  }
  under_way: {
    count: number
    items: {
      id: string
      number: string
      name: string
      country: string
      country_name: string
      city: string
      warehouse_name: string
      item_count: number
      weight_grams: number
      images: string[]
      step: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      } | null
      shipped_at: string | null
      stops: {
        milestone: 'waiting' | 'in_transit' | 'departed' | 'customs' | 'held' | 'arrived' | 'out_for_delivery' | 'to_collect' | 'not_delivered' | 'delivered' | 'returning' | 'trouble'
        place: string
        happened_at: string
      }[]
      expected_from: string | null
      expected_until: string | null
    }[]
  }
  coming: {
    count: number
    items: {
      order_id: string
      order_number: string
      order_item_id: string
      title: string
      names?: {
        title: string
        options: string
        own: string
        by_machine?: true
      }
      options_text: string
      image: string | null
      stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
      stage_at: string
      review_due_at: string | null
    }[]
  }
  shelf: {
    count: number
    ready_count: number
    ready_grams: number
    ready_more: boolean
    items: {
      id: string
      title: string
      names?: {
        title: string
        options: string
        own: string
        by_machine?: true
      }
      image: string | null
      photo: string | null
      weight_grams: number | null
      warehouse_id: string
      stage: 'received' | 'abnormal' | 'in_stock' | 'storage_expired'
      free_until: string | null
      days_left: number | null
      free_days: number | null
      ready: boolean
      step: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      } | null
    }[]
  }
  bought: {
    order_id: string
    order_item_id: string
    url: string
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    options_text: string
    quantity: number
    image: string | null
    unit_price_fen: number
    ordered_at: string
    weight_grams: number | null
  }[]
  has_ordered: boolean
  available_fen: number
  frozen_fen: number
  owed_fen: number
}

export type GetDutyOverviewReply = {
  version: string
  day: string
  alarms: {
    kind: 'ended' | 'no_rules' | 'urgent_waiting' | 'announced_passed' | 'estimates_off' | 'override_idle' | 'ending' | 'change_ahead' | 'unchecked' | 'feed_silent'
    places: {
      place: string
      name: string
    }[]
    rule: string
    day: string | null
    days: number
    packages: number
    is_grave: boolean
    charged: ChargedFigures | null
  }[]
  places: {
    place: string
    name: string
    summary: string
    by: 'release' | 'own' | 'nobody'
    own_since: string | null
    checked: string | null
    is_old: boolean
    strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed' | null
    packages: number
    overrides: number
    charged: ChargedFigures | null
    alarms: ('ended' | 'no_rules' | 'urgent_waiting' | 'announced_passed' | 'estimates_off' | 'override_idle' | 'ending' | 'change_ahead' | 'unchecked' | 'feed_silent')[]
  }[]
}

export type GetDutyPlaceParams = {
  place: string
}

export type GetDutyPlaceReply = {
  place: string
  name: string
  charges: {
    id: string
    kind: 'duty' | 'tax' | 'levy' | 'fee'
    name: string
    how: string
    figures: {
      figure: 'rate' | 'amount' | 'limit'
      value: number
      currency: string | null
    }[]
    override: {
      figure: 'rate' | 'amount' | 'limit'
      value: number
      reason: string
      since: string
      by: string
    } | null
  }[]
  idle: {
    id: string
    figure: 'rate' | 'amount' | 'limit'
    value: number
    reason: string
    since: string
    by: string
  }[]
}

export type GetEstimateAccuracyReply = {
  holds_in: number
  months: {
    month: string
    pieces: number
    inside_per_mille: number
    below_per_mille: number
    above_per_mille: number
    error_per_mille: number
  }[]
  kinds: {
    id: string
    name: string
    pieces: number
    inside_per_mille: number
  }[]
  model_version: number
  learned_at: string | null
}

export type GetExchangeRateQuery = {
  currency?: string
}

export type GetExchangeRateReply = {
  rates: {
    currency: string
    rate: string
    credit_rate: string
    rate_nanos: number
    credit_nanos: number
    fee_per_mille: number
    fee_fixed_minor: number
    pay_step_minor: number
    minor_digits: number
    quoted_on: string
    source: string
  }[]
}

export type GetFundsReply = {
  available_fen: number
  frozen_fen: number
  withdrawing_fen: number
  owed_fen: number
  withdrawable_fen: number
  why_not_withdraw: 'shopper_blocked' | 'debt_open' | 'dispute_open' | 'withdrawal_held' | null
  standing: {
    debts: {
      kind: 'recharge' | 'return_freight' | 'compensation'
      amount_fen: number
    }[]
    due: {
      kind: 'late_storage' | 'supplement'
      amount_fen: number
    }[]
    holds: {
      kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
      since: string
      until: string | null
    }[]
  }
  holds: {
    kind: 'order' | 'parcel' | 'stock_item'
    id: string
    number: string
    name: string
    image: string | null
    frozen_fen: number
  }[]
  hold_count: number
  hold_total_fen: number
}

export type GetGoodsCorrectionParams = {
  marketplace: string
  item: string
}

export type GetGoodsCorrectionReply = {
  marketplace: string
  item_id: string
  title: string
  kind_by_words: string | null
  weighings: number
  kind: string | null
  is_comparable: boolean
}

export type GetGoodsKnowledgeParams = {
  marketplace: string
  item: string
}

export type GetGoodsKnowledgeQuery = {
  option?: string
  title?: string
}

export type GetGoodsKnowledgeReply = {
  marketplace: string
  item_id: string
  page: {
    title: string
    helper_title: string
    url: string
  } | null
  seen: GoodsSeen | null
  seen_option: GoodsFigures | null
  estimate: GoodsEstimate
}

export type GetGoodsListColumnsReply = {
  columns: {
    at: number
    head: string
    values: string[]
    kind: 'link' | 'name' | 'option' | 'size' | 'quantity' | 'price' | 'note' | 'person' | 'section' | 'picture' | 'other' | null
  }[]
  is_said: boolean
  why_not: 'list_without_sheet' | 'list_in_cart' | null
}

export type GetGrantReply = {
  name: string
  scopes: ('cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  per_act_fen: number
  per_day_fen: number
  left_today_fen: number
  expires_at: string
}

export type GetLanguagesReply = {
  languages: Record<string, string>
  default: Lang
}

export type GetLedgerChoicesReply = {
  accounts: LedgerAccount[]
  kinds: string[]
  first_month: string | null
  last_check: {
    at: string
    balanced: boolean
    error: string
  } | null
}

export type GetMailChoicesReply = {
  email: string
  clock: string
  daily_hour: 8 | 12 | 18 | 21
  topics: {
    topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
    choice: 'at_once' | 'daily' | 'off'
  }[]
  recent: {
    chosen: number
    at_once: number
  }
}

export type GetMailReply = {
  id: string
  recipient: string
  lang: Lang
  template: string
  subject: string
  created_at: string
  sent_at: string | null
  last_error: string | null
  attempts: number
  next_try_at: string | null
  given_up_at: string | null
  text_body: string
  html_body: string
  html_url: string
  cause: string | null
  link: 'none' | 'masked' | 'on_demand'
}

export type GetOrderReply = {
  id: string
  number: string
  status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
  place: 'unpaid' | 'coming' | 'shelf' | 'packed' | 'shipped' | 'received' | 'ended'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  return_until: string | null
  partly_arrived: boolean
  platform: string
  seller_name: string
  amounts: Amounts
  cost_fen: number
  balance_freeze_fen: number
  photo_count: number
  contact: string
  created_at: string
  pay_by: string
  paid_at: string | null
  items: OrderItem[]
  warehouse_id: string
  remark: string
  review_due_at: string | null
  corrected_fen: number
  history: Step[]
}

export type GetOwnCreatorReply = {
  creator: OwnCreator | null
  usual_per_mille: number
}

export type GetParcelClaimReply = {
  claim: Claim | null
  claims: Claim[]
  goods: {
    stock_item_id: string
    quantity: number
    claimable: number
  }[]
  kinds: {
    kind: 'lost' | 'damaged' | 'missing'
    why_not: string | null
    goods_fen: number
    freight_fen: number
    evidence: ('box' | 'label' | 'goods' | 'inside' | 'paper')[]
  }[]
  lost_from: string | null
  insured_fen: number
  cover_left_fen: number
}

export type GetParcelForStaffReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type GetParcelReply = {
  id: string
  number: string
  name: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  status: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  line_name: string
  option: string
  country: string
  country_name: string
  closed?: string
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier_name: string | null
  carrier_page: string | null
  item_count: number
  images: string[]
  latest_event: TrackingEvent | null
  supplement: {
    id: string
    amount_fen: number
    pay_by: string
  } | null
  reviewed: boolean
  pay_way?: 'estimate' | 'exact'
  created_at: string
  pay_by: string
  paid_at: string | null
  shipped_at: string | null
  warehouse_name: string
  address: ParcelAddress
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    quantity: number
    value_fen: number
    cost_fen: number
    description: string
    weight_grams: number | null
    image: string | null
    photo: string | null
    order_id: string | null
    order_number: string | null
    hold?: {
      since: string
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other'
    } | null
  }[]
  estimated_size_mm: number[]
  actual_size_mm: number[] | null
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  difference_fen: number | null
  insured_fen: number
  plan_saved_fen?: number
  tax_estimate?: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    exchange: string
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
  duty_charged?: DutyCharged | null
  how_right?: {
    low_fen: number
    expected_fen: number
    high_fen: number
    was_fen: number
    beside_fen: number
    grams_low: number
    grams_high: number
    was_grams: number | null
    is_partial: boolean
    lines: string[]
    countries: string[]
    versions: number[]
    first_at: string
    orders_apart: boolean
    sent_apart: boolean
  } | null
  photos: Photo[]
  services?: {
    id: string
    name: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  expected_from: string | null
  expected_until: string | null
  ask?: ParcelAsk | null
  remark: string
  close_reason: string
  return_freight?: {
    cause: 'wrong_address' | 'refused' | 'not_collected' | 'papers_missing' | 'carrier' | 'ours'
    freight_fen: number
    charged_fen: number
  } | null
  review: {
    stars: number
    body: string
    images: string[]
    stage?: 'waiting' | 'shown' | 'hidden'
    created_at: string
  } | null
  history: {
    step: string
    to_stage: string
    actor: string
    note: string
    created_at: string
  }[]
}

export type GetPaymentReply = {
  id: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  total_fen: number
  charged?: {
    currency: string
    pay_minor: number
  } | null
  items: Payable[]
  available_fen?: number
  failure: string
  kept_on_balance: boolean
  created_at: string
}

export type GetPhotoSharingReply = {
  open: boolean
  shares: boolean
  pieces: {
    stock_item_id: string
    title: string
    title_latin: string
    image: string | null
    photos: number
    taken_on: string
    shares: boolean
  }[]
}

export type GetPickWaveReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type GetPolicyReply = {
  acts: PolicyRow[]
  due: ProposalRow[]
  without_second: ('adjustment' | 'remittance' | 'opening_balance' | 'coupon' | 'creator_share' | 'purchase_saving' | 'exchange_rate' | 'shipping_prices' | 'fees' | 'offers' | 'withdrawal' | 'refund' | 'staff_rights' | 'limits')[]
}

export type GetPublicListParams = {
  code: string
}

export type GetPublicListReply = {
  code: string
  list: {
    title: string
    intro: string
    shown_name: string
    updated_at: string
    creator_code: string | null
    goods: PublicGoods[]
  } | null
}

export type GetPublicationReply = {
  publication: Publication | null
  showable: number
}

export type GetRechargeForStaffReply = {
  id: string
  number: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  provider: string
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate: string
  rate_quoted_on: string
  failure: string
  created_at: string
  succeeded_at: string | null
  shopper: Payee
  margin_per_mille: number
  provider_ref: string | null
  payment_ref: string | null
  for_payment: boolean
  returned_fen: number
  expires_at: string
  paid: {
    kind: 'order' | 'parcel'
    id: string
    number: string
  }[]
  returns: {
    id: string
    stage: 'waiting' | 'done' | 'refused' | 'undone'
    stage_at: string
    amount_minor: number
    amount_fen: number
    short_fen: number
    withdrawal_number: string | null
    failure: string
  }[]
}

export type GetRemittanceForStaffReply = {
  id: string
  number: string
  method: 'western_union' | 'bank_transfer'
  stage: 'submitted' | 'credited' | 'rejected'
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn_end: string
  bank_reference: string
  receipt_url: string | null
  note: string
  received_currency: string | null
  received_minor: number | null
  credit_fen: number | null
  rate: string | null
  rate_quoted_on: string | null
  reason: string
  created_at: string
  stage_at: string
  shopper: Payee
  decided_by: string | null
  decided_by_name: string | null
  approved_by: string | null
  approved_by_name: string | null
  why_not_second: WhyNotSecondStep
  approved_currency: string | null
  approved_minor: number | null
  same_reference: string[]
  mtcn: string
}

export type GetReportParams = {
  report: 'orders' | 'revenue' | 'times' | 'storage' | 'lines' | 'shoppers'
}

export type GetReportQuery = {
  from: string
  to: string
}

export type GetReportReply = {
  report: 'orders' | 'revenue' | 'times' | 'storage' | 'lines' | 'shoppers'
  period: {
    from: string
    to: string
  }
  before: {
    from: string
    to: string
  }
  unit: 'day' | 'week' | 'month'
  starts: string[]
  starts_before: string[]
  figures: {
    id: string
    unit: 'count' | 'fen' | 'minutes' | 'grams' | 'per_mille'
    now: number | null
    before: number | null
    course: {
      now: (number | null)[]
      before: (number | null)[]
    } | null
  }[]
  parts: {
    columns: {
      id: string
      unit: 'count' | 'fen' | 'minutes' | 'grams' | 'per_mille'
    }[]
    rows: {
      id: string
      now: (number | null)[]
      before: (number | null)[]
    }[]
  }
}

export type GetRevisionParams = {
  id: number
  version: number
}

export type GetRevisionReply = {
  version: number
  staff_name: string | null
  created_at: string
  published: boolean
  restored_from: number | null
  changed: string[]
  kind: 'help' | 'article' | 'footer'
  category: 'start' | 'ordering' | 'warehouse' | 'shipping' | 'customs' | 'payment' | 'after-sale' | 'account'
  position: number
  en: ArticleWords
  zh: ArticleWords
}

export type GetRulesEffectsReply = {
  places: {
    place: string
    name: string
    packages: number
    same: number
    more: number
    less: number
    unknown: number
    known: number
    median_fen: number | null
    open_quotes: number
  }[]
}

export type GetRulesReleaseReply = {
  id: string
  version: string
  source: 'product' | 'url' | 'file'
  state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
  valid_from: string
  minimum_product: string
  urgent: boolean
  arrived_at: string
  applies_at: string
  applied_at: string | null
  staff_name: string | null
  compared: string
  changes: {
    places: {
      place: string
      name: string
    }[]
    change: 'added' | 'removed' | 'changed'
    rows: {
      change: 'added' | 'removed' | 'changed'
      name: string
      facet: 'amount' | 'when' | 'days' | 'legal' | 'details' | 'text'
      before: string
      after: string
    }[]
    checked_again: number
    tables: string[]
  }[]
  tables: {
    name: string
    title: string
    change: 'added' | 'removed' | 'changed'
    before: string | null
    after: string | null
    changed: number
    added: number
    removed: number
    examples: {
      code: string
      before: string
      after: string
    }[]
  }[]
}

export type GetSecurityReply = {
  email: string
  email_verified: boolean
  pending_email: string | null
  password_changed_at: string | null
  created_at: string
  two_factor_at: string | null
  recovery_codes_left: number
}

export type GetShipmentReply = {
  offered: {
    carrier: string
    carrier_name: string
    service: string
  } | null
  shipment: Shipment | null
}

export type GetSiteReply = {
  websiteLogo: string
  websiteName: string
  websiteInfo: string
}

export type GetStaffInfoReply = {
  id: string
  name: string
  email: string
  lang: Lang
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  warehouse_id: string | null
  two_factor: 'on' | 'off' | 'needed'
}

export type GetStaffMemberReply = {
  id: string
  name: string
  email: string
  lang: Lang
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  warehouse_id: string | null
  leads_shift: boolean
  state: 'active' | 'invited' | 'blocked'
  two_factor: 'on' | 'off' | 'needed'
  created_at: string
  blocked_at: string | null
  seen_at: string | null
  open_sessions: number
  link_expires_at: string | null
  last_admin: boolean
  sessions: {
    id: string
    current: boolean
    browser: string | null
    system: string | null
    address: string
    created_at: string
    seen_at: string
    expires_at: string
  }[]
}

export type GetStaffSecurityReply = {
  two_factor_at: string | null
  two_factor_required: boolean
  recovery_codes_left: number
  password_changed_at: string | null
  sessions: {
    id: string
    current: boolean
    browser: string | null
    system: string | null
    address: string
    created_at: string
    seen_at: string
    expires_at: string
  }[]
}

export type GetStatementPlanParams = {
  id: string
}

export type GetStatementPlanReply = {
  state: 'planned' | 'not_readable'
  lines: string[]
}

export type GetTaxReportQuery = {
  scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
}

export type GetTaxReportReply = {
  scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
  periods: {
    period: string
    is_over: boolean
    due_fen: number
    rows: {
      country: string
      country_name: string
      number: string
      currency: string
      rate_ppm: number | null
      collected: {
        packages: number
        taxable_minor: number
        tax_minor: number
        tax_fen: number
      }
      returned: {
        packages: number
        taxable_minor: number
        tax_minor: number
        tax_fen: number
      }
    }[]
  }[]
  account_fen: number
}

export type GetTradeReply = {
  sellers: {
    shop: string
    name: string
    products: number
    arrived: number
    problems: number
    problem_per_mille: number
    returned: number
    median_days: number | null
    p90_days: number | null
  }[]
  lines: {
    country: string
    line_id: string
    name: string
    parcels: number
    median_days: number
    p90_days: number
    promised_min: number
    promised_max: number
    late: number
    months: {
      month: string
      parcels: number
      median_days: number
      p90_days: number
    }[]
  }[]
  losses: {
    platform: string
    item_id: string
    title: string
    bought: number
    refused: number
    refunded: number
    refunded_fen: number
    claimed: number
    claimed_fen: number
    discount_fen: number
    alone: number
  }[]
  alone: {
    platform: string
    item_id: string
    title: string
    bought: number
    refused: number
    refunded: number
    refunded_fen: number
    claimed: number
    claimed_fen: number
    discount_fen: number
    alone: number
  }[]
}

export type GetWaitingReply = {
  count: number
  items: {
    step: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    }
    subject: {
      kind: 'order' | 'stock_item' | 'parcel'
      id: string
      number: string
    }
    order_item_id: string | null
    stock_item_id: string | null
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    name?: string
    options_text: string
    quantity: number
    item_count: number
    image: string | null
    photos: string[]
    note: string
  }[]
}

export type GetWebhookParams = {
  event: string
}

export type GetWebhookReply = {
  id: number
  provider: string
  event_id: string
  state: 'waiting' | 'done' | 'no_concern' | 'unexpected' | 'failed'
  outcome: string
  received_at: string
  processed_at: string | null
  error: string | null
  body: string
}

export type GiveCouponBody = {
  shopper: string
  note: string
}

export type GiveCouponReply = {
  id: string
  valid_until: string
  shopper: Payee
}

export type GiveDisposalNoticeBody = {
  reason: string
}

export type GoodsCorrection = {
  marketplace: string
  item_id: string
  title: string
  kind: string | null
  kind_name: string | null
  is_comparable: boolean
  changed_at: string
  changed_by: string
}

export type GoodsEstimate = {
  weight_grams: {
    low: number
    expected: number
    high: number
  }
  volume_cm3: {
    low: number
    expected: number
    high: number
  }
  longest_mm: {
    low: number
    expected: number
    high: number
  }
  holds_in: number
  level: 'option' | 'product' | 'shop' | 'kind' | 'start' | 'all'
  weighings: number
  kind: {
    id: string
    name: string
  } | null
  source: string | null
  explanation: string
  caution: string | null
  nearest: {
    title: string
    weight_grams: number
    weighings: number
  }[]
  model_version: number
  learned_at: string | null
}

export type GoodsFigures = {
  weighings: number
  pieces: number
  weight_grams: {
    p10: number
    median: number
    p90: number
  }
  length_mm: {
    p10: number
    median: number
    p90: number
  } | null
  width_mm: {
    p10: number
    median: number
    p90: number
  } | null
  height_mm: {
    p10: number
    median: number
    p90: number
  } | null
  first_at: string
  last_at: string
}

export type GoodsKind = {
  id: string
  name: string
  name_en: string
  name_zh: string
  low_grams: number
  usual_grams: number
  high_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  words: string[]
  products: number
  origin: 'built_in' | 'changed' | 'added'
  changed_at: string | null
  changed_by: string | null
}

export type GoodsList = {
  id: string
  name: string
  stage: 'reading' | 'stopped' | 'done'
  row_count: number
  counts: {
    failed?: number
    unsure?: number
    missing?: number
    ready?: number
    waiting?: number
    added?: number
  }
  is_cut: boolean
  ready_fen: number
  ready_pieces: number
  unread_count: number
  created_at: string
}

export type GoodsListRow = {
  id: string
  line: number
  section: string
  url: string
  written: {
    name: string
    option: string
    size: string
    quantity: string
    price: string
    note: string
    person: string
    picture: string
    words: string
  }
  group: 'failed' | 'unsure' | 'missing' | 'ready' | 'waiting' | 'added'
  issue: 'no_link' | 'cut_link' | 'outside_china' | 'no_product' | 'gone' | 'unread' | 'sold_out' | 'quantity_unclear' | 'price_differs' | 'option_needed' | 'price_unknown' | null
  title: string
  helper_title: string
  seller_name: string
  platform: string | null
  image: string | null
  options: {
    name: string
    name_latin: string
    values: string[]
    values_latin: string[]
    chosen: string | null
  }[]
  options_text: string
  quantity: number | null
  remark: string
  unit_price_fen: number | null
  sheet_price_fen: number | null
  freight_fen: number | null
  added_at: string | null
}

export type GoodsPhoto = {
  id: string
  small: {
    url: string
    width: number
    height: number
  }
  large: {
    url: string
    width: number
    height: number
  }
  shows: 'front' | 'back' | 'flaw' | 'measure' | 'scale'
  flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
  options_text: string
  options_latin: string
  taken_on: string
  pieces: number
  weight_grams: number
  size_mm: number[]
}

export type GoodsSeen = {
  weighings: number
  pieces: number
  weight_grams: {
    p10: number
    median: number
    p90: number
  }
  length_mm: {
    p10: number
    median: number
    p90: number
  } | null
  width_mm: {
    p10: number
    median: number
    p90: number
  } | null
  height_mm: {
    p10: number
    median: number
    p90: number
  } | null
  first_at: string
  last_at: string
  options: number
  arrived: number
  problem_per_mille: number
  problems: {
    problem: string
    count: number
    refunded: number
  }[]
  weighed: {
    weight_grams: number
    had_problem: boolean
  }[]
  days_to_dock: {
    p10: number
    median: number
    p90: number
  } | null
  prices: {
    month: string
    price_fen: number
    pieces: number
  }[]
  lines: {
    line_id: string
    name: string
    sent: number
    returned: number
  }[]
}

export type GoodsWord = {
  word: string
  kind: string | null
  kind_name: string | null
  released_name: string | null
  changed_at: string
  changed_by: string
}

export type GrantAct = {
  id: string
  route: string
  subject_kind: '' | 'order' | 'parcel' | 'payment' | 'order_item'
  subject_id: string
  amount_fen: number
  outcome: 'done' | 'approved'
  created_at: string
}

export type GrantClaimBody = {
  fault: 'carrier' | 'ours'
  share_per_mille: number
  note: string
  expected_payout_fen: number
}

export type HandOverConversationBody = {
  staff_id: string | null
  note: string
}

export type Hold = {
  kind: 'order_item' | 'seller_group' | 'refund_case' | 'withdrawal' | 'remittance' | 'adjustment' | 'parcel' | 'stock_item' | 'claim' | 'conversation' | 'lead' | 'review'
  id: string
  by: string
  by_name: string
  taken_at: string
  until_at: string
}

export type HoldBackPhotoBody = {
  held_back: boolean
}

export type HoldBackPhotoReply = {
  held_back: boolean
}

export type HoldRulesReleaseBody = {
  reason: string
}

export type HoldRulesReleaseReply = {
  id: string
  version: string
  source: 'product' | 'url' | 'file'
  state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
  valid_from: string
  minimum_product: string
  urgent: boolean
  arrived_at: string
  applies_at: string
  applied_at: string | null
  staff_name: string | null
}

export type HoldStockBody = {
  ids: string[]
  reason: 'check' | 'transport' | 'payment' | 'authority' | 'other'
  note: string
}

export type Hook = {
  id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided')[]
  created_at: string
  failing_since: string | null
  disabled_at: string | null
  disabled_why: 'failing' | 'gone' | null
  old_secret_until: string | null
}

export type ImportDutyRulesQuery = {
  compared: string
  reason: string
}

export type ImportDutyRulesReply = {
  added: number
  removed: number
}

export type Inbound = {
  id: string
  stage: 'announced' | 'in_doubt' | 'arrived' | 'ended' | 'cancelled'
  warehouse_id: string
  tracking_number: string
  courier: string
  title: string
  quantity: number
  value_fen: number
  remark: string
  created_at: string
}

export type Invitation = {
  member: StaffMemberRow
  sent_to: string
  expires_at: string
}

export type JobRun = {
  id: number
  name: string
  job_id: string
  started_at: string
  took_ms: number
  error: string | null
  cause: string | null
}

export type JoinPlanBody = {
  expected_fen: number
}

export type KeepPackingDraftBody = {
  weight: string
  length: string
  width: string
  height: string
  carton: string | null
  photo_file_ids: string[]
}

export type KeepUnclaimedBody = {
  shelf: string
  look: string
}

export type LabelStockBody = {
  ids: string[]
}

export type LabelStockReply = {
  labels: number
}

export type Lang = 'en' | 'zh'

export type Lead = {
  id: string
  name: string
  company: string
  email: string
  monthly_volume: string
  stage: 'new' | 'contacted' | 'won' | 'lost'
  assignee_id: string | null
  assignee_name: string | null
  version: number
  created_at: string
  phone: string
  message: string
  lang: Lang
  consent_at: string
  forgotten_on: string
  events: {
    kind: 'note' | 'stage' | 'assignee'
    staff_name: string
    note: string
    stage: 'new' | 'contacted' | 'won' | 'lost' | null
    assignee_name: string | null
    created_at: string
  }[]
  staff: Colleague[]
}

export type LeadCard = {
  id: string
  name: string
  company: string
  email: string
  monthly_volume: string
  stage: 'new' | 'contacted' | 'won' | 'lost'
  assignee_id: string | null
  assignee_name: string | null
  version: number
  created_at: string
}

export type LedgerAccount = {
  kind: 'available' | 'frozen' | 'withdrawing' | 'shortfall' | 'clearing' | 'exchange' | 'supplier' | 'carrier' | 'revenue' | 'payout' | 'adjustment' | 'marketing' | 'taxes' | 'creator'
  owner: string
  currency: string
}

export type LedgerTransaction = {
  id: number
  kind: string
  cause: {
    kind: string
    id: string
    number: string | null
    stage: string | null
  }
  shopper: Payee | null
  actor: {
    kind: 'shopper' | 'system' | 'staff'
    name: string
  }
  created_at: string
  postings: {
    from: LedgerAccount
    to: LedgerAccount
    amount: number
    currency: string
    from_balance_after: number | null
    to_balance_after: number | null
  }[]
}

export type LiftHoldBody = {
  kind: 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
  since: string
  reason: string
}

export type LineQuote = {
  line_id: string
  name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  refusals: string[]
  billed_grams: number | null
  volumetric_grams: number | null
  first_grams: number
  step_grams: number
  steps: number | null
  grams_to_next_step: number | null
  next_step_fen: number | null
  fees: FeeRow[]
  total_fen: number | null
  min_days: number
  max_days: number
  observed_days: string
  max_grams: number
  cannot_carry: string[]
  tax_mode?: 'ddu' | 'ddp' | 'ioss'
  duty?: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    exchange: string
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
  coupons?: CouponChoice[]
  suggested_coupon_id?: string | null
  coupon_id?: string | null
  quote?: string
}

export type LinkSite = {
  host: string
  kind: 'agent' | 'photos' | 'short' | 'app'
  name: string
  codes: {
    code: string
    market: 'taobao' | 'tmall' | '1688' | 'weidian'
  }[]
  is_read: boolean
  origin: 'built_in' | 'changed' | 'added'
  changed_at: string | null
  changed_by: string | null
}

export type ListActsQuery = {
  cursor?: string
  limit?: number
  person?: string
  action?: string
  subject_kind?: string
  subject_id?: string
  from?: string
  to?: string
}

export type ListActsReply = {
  items: Act[]
  next_cursor: string | null
}

export type ListAddressesReply = {
  addresses: Address[]
  limit: number
}

export type ListAdjustmentsQuery = {
  cursor?: string
  limit?: number
  stage?: 'all' | 'requested' | 'booked' | 'rejected'
}

export type ListAdjustmentsReply = {
  items: Adjustment[]
  next_cursor: string | null
}

export type ListApprovalsReply = {
  items: {
    kind: 'withdrawal' | 'refund_case' | 'adjustment' | 'remittance' | 'claim'
    id: string
    number: string
    stage: string
    amount_fen: number
    about: string
    shopper: Payee
    first_by: string
    first_by_name: string
    first_at: string
    why_not_second: WhyNotSecondStep
  }[]
}

export type ListArticlesForStaffQuery = {
  kind?: 'help' | 'article' | 'footer'
  category?: 'start' | 'ordering' | 'warehouse' | 'shipping' | 'customs' | 'payment' | 'after-sale' | 'account'
  state?: 'published' | 'hidden' | 'untranslated' | 'behind'
  q?: string
}

export type ListArticlesForStaffReply = {
  articles: ArticleState[]
}

export type ListArticlesQuery = {
  is_faq?: boolean
  type?: number
  category?: string
  q?: string
}

export type ListArticlesReply = {
  articles: ArticleCard[]
}

export type ListAsideWeighingsQuery = {
  decided?: boolean
}

export type ListAsideWeighingsReply = {
  items: AsideWeighing[]
  waiting: number
}

export type ListAssignmentsQuery = {
  kind?: 'order' | 'seller_group' | 'seller_order' | 'refund_case' | 'claim' | 'inspection' | 'stock_item' | 'unclaimed' | 'count_difference' | 'found_thing' | 'parcel' | 'dispatch' | 'withdrawal' | 'remittance'
  mine?: boolean
}

export type ListAssignmentsReply = {
  items: Assignment[]
}

export type ListAuditChoicesReply = {
  people: Colleague[]
  actions: {
    value: string
    words: string
  }[]
  subject_kinds: {
    value: string
    words: string
  }[]
}

export type ListCannedAnswersReply = {
  items: CannedAnswer[]
}

export type ListCarrierInvoiceRowsQuery = {
  cursor?: string
  limit?: number
  invoice_id: string
  part?: 'all' | 'loss' | 'unknown' | 'again'
}

export type ListCarrierInvoiceRowsReply = {
  items: CarrierInvoiceRow[]
  next_cursor: string | null
}

export type ListCarrierInvoicesReply = {
  invoices: CarrierInvoice[]
}

export type ListCartonsReply = {
  items: Carton[]
}

export type ListCategoriesForStaffReply = {
  lines: string[]
  categories: StaffCategory[]
}

export type ListClaimsQuery = {
  cursor?: string
  limit?: number
  stage?: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
}

export type ListClaimsReply = {
  items: ClaimRow[]
  next_cursor: string | null
}

export type ListColleaguesReply = {
  items: Colleague[]
}

export type ListConversationMessagesQuery = {
  cursor?: string
  limit?: number
}

export type ListConversationMessagesReply = {
  items: ConversationMessage[]
  next_cursor: string | null
  conversation: Conversation
}

export type ListConversationsForStaffQuery = {
  cursor?: string
  limit?: number
  view?: 'waiting' | 'mine' | 'open' | 'closed' | 'all'
  q?: string
}

export type ListConversationsForStaffReply = {
  items: StaffConversation[]
  next_cursor: string | null
  counts: {
    waiting: number
    mine: number
    open: number
  }
}

export type ListConversationsQuery = {
  cursor?: string
  limit?: number
  about_id?: string
  unread?: boolean
}

export type ListConversationsReply = {
  items: Conversation[]
  next_cursor: string | null
  unread_count: number
}

export type ListCountDifferencesQuery = {
  cursor?: string
  limit?: number
  stage?: string
}

export type ListCountDifferencesReply = {
  items: CountDifference[]
  next_cursor: string | null
}

export type ListCountriesReply = {
  countries: Country[]
}

export type ListCouponOffersQuery = {
  cursor?: string
  limit?: number
  state?: 'open' | 'stopped'
}

export type ListCouponOffersReply = {
  items: CouponOffer[]
  next_cursor: string | null
}

export type ListCouponsForStaffQuery = {
  cursor?: string
  limit?: number
}

export type ListCouponsForStaffReply = {
  items: {
    id: string
    shopper: Payee
    source: 'code' | 'register' | 'points' | 'staff'
    note: string
    state: 'usable' | 'used' | 'expired'
    created_at: string
    valid_until: string
    used_on: string | null
    used_at: string | null
    discount_fen: number
  }[]
  next_cursor: string | null
}

export type ListCouponsQuery = {
  cursor?: string
  limit?: number
  state?: 'usable' | 'used' | 'expired'
}

export type ListCouponsReply = {
  items: Coupon[]
  next_cursor: string | null
  counts: {
    usable: number
    used: number
    expired: number
  }
}

export type ListCreatorSharesQuery = {
  cursor?: string
  limit?: number
  creator?: string
}

export type ListCreatorSharesReply = {
  items: StaffShare[]
  next_cursor: string | null
}

export type ListCreatorsQuery = {
  cursor?: string
  limit?: number
  view?: 'applied' | 'active' | 'over'
}

export type ListCreatorsReply = {
  items: StaffCreator[]
  next_cursor: string | null
}

export type ListDataImportsReply = {
  items: DataImport[]
}

export type ListDebtsQuery = {
  cursor?: string
  limit?: number
}

export type ListDebtsReply = {
  items: {
    shopper: Payee
    owed_fen: number
    since: string
    is_closed: boolean
  }[]
  next_cursor: string | null
  total_fen: number
}

export type ListDeliveriesReply = {
  items: {
    id: string
    webhook_id: string
    event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided' | 'test'
    state: 'waiting' | 'delivered' | 'failed'
    tries: number
    outcome: string
    created_at: string
    tried_at: string | null
    next_try_at: string | null
    body: string
  }[]
}

export type ListDemoStaffReply = {
  staff: {
    name: string
    roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
    email: string
    password: string
  }[]
}

export type ListDestinationsReply = {
  destinations: Destination[]
}

export type ListDifferencesQuery = {
  cursor?: string
  limit?: number
  settled?: boolean
}

export type ListDifferencesReply = {
  items: Difference[]
  next_cursor: string | null
  checked: {
    provider: string
    day: string
    movements: number
    checked_at: string
  }[]
}

export type ListDutyInvoicesReply = {
  invoices: DutyInvoice[]
}

export type ListDutyTablesQuery = {
  code?: string
}

export type ListDutyTablesReply = {
  tables: {
    name: string
    title: string
    source: string
    licence: string
    copied: string
    strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
    lines: number
    places: {
      place: string
      name: string
    }[]
    rate: string
    is_range: boolean
  }[]
}

export type ListEntriesQuery = {
  cursor?: string
  limit?: number
  account?: 'available' | 'frozen' | 'withdrawing' | 'shortfall'
  from?: string
  to?: string
}

export type ListEntriesReply = {
  items: Entry[]
  next_cursor: string | null
}

export type ListEstimateChecksQuery = {
  kind?: string
}

export type ListEstimateChecksReply = {
  months: {
    month: string
    pieces: number
    below: number
    above: number
    inside_per_mille: number
    error_per_mille: number
  }[]
  kinds: {
    id: string
    name: string
    pieces: number
    below: number
    above: number
    inside_per_mille: number
    is_off: boolean
  }[]
  pieces: {
    kind: string | null
    version: number
    low_grams: number
    expected_grams: number
    high_grams: number
    held_grams: number
    measured_at: string
  }[]
  set_aside: number
}

export type ListEstimateModelsReply = {
  models: {
    version: number
    learned_at: string
    first_day: string | null
    last_day: string | null
    products: number
    weighings: number
    in_force: boolean
    why_not: 'worse' | null
    figures: EstimateFigures
    figures_before: EstimateFigures | null
  }[]
}

export type ListEventsQuery = {
  after?: number
  limit?: number
}

export type ListEventsReply = {
  items: {
    id: string
    sequence: number
    recorded_at: string
    event: {
      type: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided'
      timestamp: string
      data: Record<string, unknown>
    }
  }[]
  next: number
  more: boolean
  gap: boolean
}

export type ListExportsReply = {
  items: {
    id: string
    stage: 'making' | 'ready' | 'expired'
    created_at: string
    expires_at: string | null
    bytes: number
    url: string | null
  }[]
}

export type ListFailingHooksReply = {
  items: {
    id: string
    host: string
    shopper_code: string
    failing_since: string
    failures: number
    waiting: number
    outcome: string
    disabled_at: string | null
  }[]
}

export type ListFavouritesQuery = {
  cursor?: string
  limit?: number
}

export type ListFavouritesReply = {
  items: Favourite[]
  next_cursor: string | null
  count: number
}

export type ListFiguresReply = {
  figures: {
    name: string
    en: string
    zh: string
  }[]
}

export type ListFilterChoicesQuery = {
  list: 'items' | 'parcels' | 'stock' | 'shoppers' | 'recharges' | 'remittances' | 'withdrawals' | 'refunds' | 'mails'
  filter: string
  q?: string
}

export type ListFilterChoicesReply = {
  items: {
    value: string
    label: string
  }[]
}

export type ListFooterArticlesReply = {
  articles: ArticleCard[]
}

export type ListFoundCandidatesReply = {
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    cause: 'searched' | 'wrong_package' | 'damaged' | 'theft' | null
    since: string
  }[]
}

export type ListFoundThingsQuery = {
  cursor?: string
  limit?: number
  stage?: string
  number?: string
}

export type ListFoundThingsReply = {
  items: FoundThing[]
  next_cursor: string | null
}

export type ListGoodsKindsReply = {
  kinds: GoodsKind[]
  words: GoodsWord[]
  products: GoodsCorrection[]
}

export type ListGoodsListRowsQuery = {
  group?: 'failed' | 'unsure' | 'missing' | 'ready' | 'waiting' | 'added'
  q?: string
  after?: number
  limit?: number
}

export type ListGoodsListRowsReply = {
  items: GoodsListRow[]
  next_after: number | null
}

export type ListGoodsListsReply = {
  items: GoodsList[]
}

export type ListGoodsPhotosParams = {
  marketplace: string
  item: string
}

export type ListGoodsPhotosQuery = {
  option?: string
}

export type ListGoodsPhotosReply = {
  photos: GoodsPhoto[]
  of_option: number
}

export type ListHoldsQuery = {
  kind: 'order_item' | 'seller_group' | 'refund_case' | 'withdrawal' | 'remittance' | 'adjustment' | 'parcel' | 'stock_item' | 'claim' | 'conversation' | 'lead' | 'review'
}

export type ListHoldsReply = {
  items: Hold[]
}

export type ListHooksReply = {
  items: Hook[]
}

export type ListImportRulesForStaffReply = {
  rules: StaffImportRule[]
  currencies: string[]
}

export type ListImportRulesQuery = {
  country: string
}

export type ListImportRulesReply = {
  country: string
  country_name: string
  day: string
  version: string | null
  checked: string | null
  is_old: boolean
  rules: {
    kind: 'duty' | 'tax' | 'levy' | 'fee'
    name: string
    valid_from: string | null
    valid_until: string | null
    legal: 'in_force' | 'announced' | 'unconfirmed' | 'suspended' | 'void' | 'lapsed'
    note: string
    source: string
    strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
    checked: string
  }[]
  notes: string[]
}

export type ListInboundsQuery = {
  cursor?: string
  limit?: number
}

export type ListInboundsReply = {
  items: Inbound[]
  next_cursor: string | null
}

export type ListItemRowsQuery = {
  actor?: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier'
  stage?: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  warehouse?: string
  shopper?: string
  platform?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListItemsForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  q?: string
}

export type ListItemsForStaffReply = {
  items: QueueItem[]
  next_cursor: string | null
  counts: Record<string, number>
  small_differences: {
    item_fen: number
    order_fen: number
  }
}

export type ListJobRunsQuery = {
  name?: string
  failed?: boolean
  before?: number
}

export type ListJobRunsReply = {
  items: JobRun[]
  more: boolean
}

export type ListJobsReply = {
  items: {
    name: string
    by_clock: boolean
    next_at: string | null
    waiting: number
    retrying: number
    failed: number
    last_run: JobRun | null
    runs: number
    failures: number
  }[]
}

export type ListLateSellerOrdersReply = {
  items: {
    id: string
    number: string
    platform: string
    seller_name: string
    state: 'not_sent' | 'not_arrived'
    since: string
    due_at: string
    days_late: number
    group: 'tell' | 'ask' | 'wait'
    tracking_numbers: string[]
    items: {
      id: string
      order_id: string
      order_number: string
      shopper_id: string
      shopper_name: string
      title: string
      names?: {
        title: string
        options: string
      }
      options_text: string
      quantity: number
      image: string | null
      image_of: 'inspection' | 'listing' | null
      remarks: {
        of: 'order' | 'item' | 'inbound' | 'answer'
        text: string
      }[]
      services: {
        service: 'photos' | 'shelf_photos'
        done: number
        wanted: number
        note: string
      }[]
      flaw: {
        problem: string
        note: string
        accepted: boolean
      } | null
      returned: 'good' | 'damaged' | 'missing' | null
      hold: {
        why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
        since: string
        pieces: number | null
        warehouse_id: string | null
        by: string | null
        reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
        note: string
      } | null
    }[]
    chases: {
      asked_at: string
      by_name: string
      note: string
      ask_again_on: string
    }[]
    text: string
  }[]
  today: string
}

export type ListLeadsQuery = {
  cursor?: string
  limit?: number
  stage?: 'new' | 'contacted' | 'won' | 'lost' | 'open' | 'mine'
  q?: string
}

export type ListLeadsReply = {
  items: LeadCard[]
  next_cursor: string | null
}

export type ListLedgerQuery = {
  cursor?: string
  limit?: number
  q?: string
  account?: string
  kind?: string
  from?: string
  to?: string
  min?: number
  max?: number
}

export type ListLedgerReply = {
  items: LedgerTransaction[]
  next_cursor: string | null
}

export type ListLineDaysQuery = {
  country: string
}

export type ListLineDaysReply = {
  lines: {
    line_id: string
    name: string
    parcels: number
    median_days: number
    p90_days: number
    months: {
      month: string
      parcels: number
      median_days: number
      p90_days: number
    }[]
  }[]
}

export type ListLinesForStaffReply = {
  lines: StaffLine[]
}

export type ListLinkSitesReply = {
  items: LinkSite[]
}

export type ListMailPreviewsReply = {
  items: {
    template: string
    lang: Lang
    subject: string
    text_body: string
    html_url: string
  }[]
}

export type ListMailRowsQuery = {
  state?: 'sent' | 'waiting' | 'failed'
  language?: 'en' | 'zh'
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListMailsQuery = {
  cursor?: string
  limit?: number
  q?: string
  undelivered?: boolean
}

export type ListMailsReply = {
  items: MailRow[]
  next_cursor: string | null
  undelivered_count: number
}

export type ListManifestsReply = {
  items: Manifest[]
}

export type ListMentionsReply = {
  items: {
    id: string
    kind: 'order' | 'seller_group' | 'seller_order' | 'refund_case' | 'claim' | 'inspection' | 'stock_item' | 'unclaimed' | 'count_difference' | 'found_thing' | 'parcel' | 'dispatch' | 'withdrawal' | 'remittance' | 'shopper' | 'lead' | 'conversation' | 'shift_note'
    subject_id: string
    named_by_name: string
    named_at: string
  }[]
}

export type ListMergeableReply = {
  items: {
    id: string
    number: string
    item_count: number
    change: {
      before_fen: number
      after: {
        number: string | null
        item_count: number
        estimated_grams: number
        estimated_size_mm: number[]
        total_fen: number
        frozen_fen: number
      }[]
      given_back_fen: number
      missing_fen: number
    }
  }[]
}

export type ListMessagesForStaffQuery = {
  cursor?: string
  limit?: number
}

export type ListMessagesForStaffReply = {
  items: StaffMessage[]
  next_cursor: string | null
}

export type ListMessagesQuery = {
  cursor?: string
  limit?: number
  group?: 'decision' | 'news' | 'talk'
  unread?: boolean
  subject_kind?: 'order' | 'parcel' | 'stock_item' | 'inbound' | 'funds' | 'account' | 'conversation'
}

export type ListMessagesReply = {
  items: Message[]
  next_cursor: string | null
  unread_count: number
}

export type ListOrdersQuery = {
  cursor?: string
  limit?: number
  status?: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'sent' | 'refund_processing' | 'refunded' | 'cancelled'
  waiting?: boolean
  q?: string
  from?: string
  to?: string
}

export type ListOrdersReply = {
  items: OrderCard[]
  next_cursor: string | null
  counts: {
    pending_payment?: number
    paid?: number
    processing?: number
    in_stock?: number
    sent?: number
    refund_processing?: number
    refunded?: number
    cancelled?: number
  }
}

export type ListOwnApprovalsReply = {
  items: Approval[]
}

export type ListOwnSharesQuery = {
  cursor?: string
  limit?: number
}

export type ListOwnSharesReply = {
  items: {
    id: string
    state: 'held' | 'checking' | 'paid' | 'refused' | 'lapsed'
    rate_per_mille: number
    share_fen: number
    taken_back_fen: number
    kept_fen: number
    earned_at: string
    due_at: string
    reason: string
  }[]
  next_cursor: string | null
}

export type ListOwnershipClaimsQuery = {
  cursor?: string
  limit?: number
}

export type ListOwnershipClaimsReply = {
  items: OwnershipClaim[]
  next_cursor: string | null
}

export type ListPage = {
  items: ListRow[]
  next_cursor: string | null
  found: {
    count: number
    more: boolean
  } | null
}

export type ListPageWordsReply = {
  pages: {
    id: string
    words: string[]
  }[]
}

export type ListParcelAlarmsQuery = {
  cursor?: string
  limit?: number
}

export type ListParcelAlarmsReply = {
  items: ParcelAlarm[]
  next_cursor: string | null
}

export type ListParcelLinesReply = {
  lines: PackedLine[]
}

export type ListParcelRowsQuery = {
  actor?: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier'
  stage?: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  warehouse?: string
  country?: string
  line?: string
  shopper?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListParcelsForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  q?: string
  mine?: boolean
}

export type ListParcelsForStaffReply = {
  items: ParcelRow[]
  next_cursor: string | null
  counts: Record<string, number>
}

export type ListParcelsQuery = {
  cursor?: string
  limit?: number
  status?: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
  q?: string
}

export type ListParcelsReply = {
  items: ParcelCard[]
  next_cursor: string | null
  counts: {
    pending_payment?: number
    to_be_delivered?: number
    pending_receipt?: number
    done?: number
    cancelled?: number
  }
}

export type ListPaymentMethodsReply = {
  methods: PaymentMethod[]
}

export type ListPickWavesQuery = {
  warehouse_id?: string
}

export type ListPickWavesReply = {
  waves: {
    id: string
    number: number
    warehouse_id: string
    cart: number
    bins: number
    picker: Colleague | null
    created_at: string
    ended_at: string | null
    parcels: {
      parcel_id: string
      number: string
      country_name: string
      line_name: string
      stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
      bin: number
      bins: number[]
      more_bin: number | null
      left: boolean
      pieces: number
      picked_pieces: number
      short: number
      goods_numbers: string[]
    }[]
  }[]
  waiting: {
    id: string
    number: string
    warehouse_id: string
    country_name: string
    line_id: string
    line_name: string
    paid_at: string
    pieces: number
    estimated_grams: number
    shelves: string[]
    bins_needed: number | null
    remark: string
  }[]
}

export type ListPlansForStaffReply = {
  items: StaffPlan[]
}

export type ListPointCouponsReply = {
  balance: number
  items: {
    id: string
    name: string
    purpose: 'service' | 'shipping'
    amount_fen: number | null
    per_mille: number | null
    cap_fen: number | null
    minimum_fen: number
    valid_days: number
    points_price: number
    refusal: 'coupon_offer_over' | 'coupon_had_already' | 'points_missing' | null
  }[]
}

export type ListPointsQuery = {
  cursor?: string
  limit?: number
}

export type ListPointsReply = {
  items: PointEntry[]
  next_cursor: string | null
  balance: number
  next_expiry: {
    points: number
    at: string
  } | null
  per_100_yuan: number
  valid_days: number
}

export type ListPricesQuery = {
  country?: string
  weight_grams?: number
}

export type ListPricesReply = {
  country: string
  weight_grams: number
  options: OptionPrice[]
}

export type ListProcessesReply = {
  items: {
    id: string
    role: 'both' | 'web' | 'worker'
    version: string
    host: string
    pid: number
    started_at: string
    seen_at: string
    is_silent: boolean
    is_older: boolean
    held_up_ms: number
    connections: number
    waiting: number
    memory_mb: number
    out_of_order: string[]
  }[]
  reads_copy: boolean
  replicas: {
    name: string
    state: string | null
    sync: string | null
    lag_ms: number | null
  }[]
}

export type ListProductSourcesReply = {
  sources: ProductSourceCard[]
  days: {
    day: string
    source: string
    calls: number
    answered: number
    failed: number
    cost_fen: number
  }[]
}

export type ListProposalsQuery = {
  cursor?: string
  limit?: number
  stage?: 'open' | 'decided'
}

export type ListProposalsReply = {
  items: ProposalRow[]
  next_cursor: string | null
}

export type ListProvincesParams = {
  code: string
}

export type ListProvincesReply = {
  provinces: Province[]
}

export type ListPublicListsQuery = {
  cursor?: string
  limit?: number
  view?: 'reported' | 'shown' | 'taken_down'
}

export type ListPublicListsReply = {
  items: StaffPublicList[]
  next_cursor: string | null
}

export type ListPurchaseBatchesReply = {
  items: PurchaseBatch[]
}

export type ListPushDevicesReply = {
  public_key: string
  items: PushDevice[]
}

export type ListQueuedJobsQuery = {
  name?: string
  state?: 'waiting' | 'running' | 'retrying' | 'failed'
}

export type ListQueuedJobsReply = {
  items: QueuedJob[]
  more: boolean
}

export type ListRateCardsReply = {
  cards: RateCard[]
}

export type ListRateHistoryParams = {
  currency: string
}

export type ListRateHistoryReply = {
  currency: string
  rates: StoredRate[]
}

export type ListRatesForStaffReply = {
  rates: StaffRate[]
  margin_per_mille: number
  feed: {
    on: boolean
    last_day: string | null
    last_read_at: string | null
  }
}

export type ListReadyReasonsReply = {
  kinds: ReadyReasons[]
}

export type ListRechargeRowsQuery = {
  stage?: 'created' | 'succeeded' | 'failed' | 'expired'
  provider?: string
  shopper?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListRechargesForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'created' | 'succeeded' | 'failed' | 'expired'
  provider?: string
  q?: string
}

export type ListRechargesForStaffReply = {
  items: StaffRecharge[]
  next_cursor: string | null
  providers: string[]
}

export type ListRechargesQuery = {
  cursor?: string
  limit?: number
}

export type ListRechargesReply = {
  items: Recharge[]
  next_cursor: string | null
}

export type ListRefundCasesQuery = {
  cursor?: string
  limit?: number
  stage?: string
}

export type ListRefundCasesReply = {
  items: RefundCaseRow[]
  next_cursor: string | null
}

export type ListRefundRowsQuery = {
  actor?: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier'
  stage?: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
  shopper?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListRemittanceRowsQuery = {
  stage?: 'submitted' | 'credited' | 'rejected'
  method?: 'western_union' | 'bank_transfer'
  shopper?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListRemittancesForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'submitted' | 'credited' | 'rejected'
}

export type ListRemittancesForStaffReply = {
  items: StaffRemittance[]
  next_cursor: string | null
}

export type ListRemittancesQuery = {
  cursor?: string
  limit?: number
}

export type ListRemittancesReply = {
  items: Remittance[]
  next_cursor: string | null
  methods: {
    id: 'western_union' | 'bank_transfer'
    instructions: string
  }[]
}

export type ListReviewsForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'waiting' | 'shown' | 'hidden'
}

export type ListReviewsForStaffReply = {
  items: ReviewForStaff[]
  next_cursor: string | null
  counts: Record<string, number>
}

export type ListReviewsQuery = {
  cursor?: string
  limit?: number
}

export type ListReviewsReply = {
  items: {
    id: string
    stars: number
    body: string
    images: string[]
    country_name: string
    option: 'express' | 'direct' | 'postal' | 'ocean'
    created_at: string
    reviewer: string
    days: number | null
  }[]
  next_cursor: string | null
  count: number
  mean_tenths: number | null
}

export type ListRevisionsParams = {
  id: number
}

export type ListRevisionsReply = {
  revisions: Revision[]
}

export type ListRightsReply = {
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  calls: {
    spec: string
    summary: string
    noun: string
    writes: boolean
    roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  }[]
}

export type ListRow = {
  id: string
  cells: Record<string, string | number | null>
}

export type ListRuleChecksReply = {
  version: string
  day: string
  countries: {
    country: string
    name: string
    by: 'release' | 'own' | 'nobody'
    checked: string | null
    is_old: boolean
    charged: ChargedFigures | null
  }[]
  tables: {
    title: string
    copied: string
    is_old: boolean
  }[]
}

export type ListRulesReleasesReply = {
  releases: {
    id: string
    version: string
    source: 'product' | 'url' | 'file'
    state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
    valid_from: string
    minimum_product: string
    urgent: boolean
    arrived_at: string
    applies_at: string
    applied_at: string | null
    staff_name: string | null
  }[]
  feed: {
    is_set: boolean
    asked_at: string | null
    heard_at: string | null
    fault: string
    detail: string
  }
}

export type ListServicesForStaffReply = {
  services: StaffService[]
}

export type ListSessionsReply = {
  items: {
    id: string
    current: boolean
    browser: string | null
    system: string | null
    address: string
    created_at: string
    seen_at: string
    expires_at: string
  }[]
  logins: {
    outcome: 'succeeded' | 'wrong_password' | 'wrong_code'
    browser: string | null
    system: string | null
    address: string
    created_at: string
  }[]
}

export type ListShelfChoicesQuery = {
  last_used?: string
}

export type ListShelfChoicesReply = {
  leaves_soon: boolean
  items: {
    shelf: string
    things: number
    longest_mm: number
    volume_mm3: number
    full_mm3: number | null
  }[]
}

export type ListShelfCountsReply = {
  running: {
    id: string
    warehouse_id: string
    shelf: string
    counted_by: string
    is_mine: boolean
    is_left: boolean
    begun_at: string
    active_at: string
    scans: number
  }[]
  due: {
    warehouse_id: string
    shelf: string
    why: 'asked' | 'never' | 'oldest'
    counted_at: string | null
    counted_by: string | null
  }[]
  shelves: number
  counted_today: number
  agreed_today: number
  open_differences: number
  open_found: number
}

export type ListShiftNotesReply = {
  items: {
    id: string
    body: string
    written_by_name: string
    written_at: string
    done: {
      by_name: string
      at: string
    } | null
  }[]
}

export type ListShiftsQuery = {
  day?: string
}

export type ListShiftsReply = {
  monday: string
  today: string
  may_plan: boolean
  shifts: {
    staff_id: string
    staff_name: string
    day: string
    warehouse_id: string | null
    starts: number
    ends: number
  }[]
}

export type ListShopperRecordsQuery = {
  cursor?: string
  limit?: number
  kind: 'orders' | 'items' | 'stock' | 'parcels' | 'money' | 'transfers' | 'refunds' | 'rewards' | 'points' | 'messages' | 'conversations' | 'logins'
}

export type ListShopperRecordsReply = {
  items: ShopperRecord[]
  next_cursor: string | null
}

export type ListShopperRowsQuery = {
  state?: 'active' | 'unverified' | 'blocked'
  language?: 'en' | 'zh'
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListShoppersQuery = {
  cursor?: string
  limit?: number
  q?: string
  state?: 'active' | 'blocked' | 'closed'
}

export type ListShoppersReply = {
  items: StaffShopperRow[]
  next_cursor: string | null
}

export type ListShownPhotosQuery = {
  cursor?: string
  limit?: number
  item?: string
}

export type ListShownPhotosReply = {
  items: {
    id: string
    small: {
      url: string
      width: number
      height: number
    }
    large: {
      url: string
      width: number
      height: number
    }
    shows: 'front' | 'back' | 'flaw' | 'measure' | 'scale'
    flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
    options_text: string
    options_latin: string
    taken_on: string
    pieces: number
    weight_grams: number
    size_mm: number[]
    marketplace: string
    item_id: string
    title: string
    shown_from: string
  }[]
  next_cursor: string | null
  open: boolean
}

export type ListStaffMembersQuery = {
  cursor?: string
  limit?: number
  q?: string
  role?: 'support' | 'buyer' | 'warehouse' | 'finance' | 'admin'
  state?: 'active' | 'invited' | 'blocked'
}

export type ListStaffMembersReply = {
  items: StaffMemberRow[]
  next_cursor: string | null
}

export type ListStatementsReply = {
  state: 'counted' | 'not_loaded' | 'not_created'
  since: string | null
  items: {
    id: string
    name: string
    text: string
    calls: number
    total_ms: number
    mean_us: number
    rows: number
    share_per_mille: number
  }[]
}

export type ListStockForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: string
  q?: string
  mine?: boolean
}

export type ListStockForStaffReply = {
  items: StockRow[]
  next_cursor: string | null
  counts: Record<string, number>
}

export type ListStockPlacesReply = {
  items: {
    shelf: string
    at: string
    by: string | null
  }[]
}

export type ListStockQuery = {
  cursor?: string
  limit?: number
  stage?: 'in_stock' | 'in_parcel' | 'all'
  ids?: string
}

export type ListStockReply = {
  items: StockItem[]
  next_cursor: string | null
  counts: {
    all: number
    in_stock: number
    in_parcel: number
    soon: number
  }
}

export type ListStockRowsQuery = {
  stage?: 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'refunded' | 'abandoned'
  hold?: 'check' | 'transport' | 'payment' | 'authority' | 'other'
  warehouse?: string
  shelf?: string
  shopper?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListTaxRegistrationsReply = {
  registrations: {
    id: string
    scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
    number: string
    party: string
    from_day: string
    until_day: string | null
    state: 'scheduled' | 'in_force' | 'past'
    created_at: string
    created_by: string
    ended_at: string | null
    ended_by: string | null
  }[]
  schemes: {
    scheme: 'ioss' | 'gb_vat' | 'voec' | 'au_gst' | 'nz_gst' | 'sg_gst'
    example: string
    reported: 'month' | 'quarter'
    places: string[]
    own: string[]
    without_rate: string[]
  }[]
}

export type ListTeamReply = {
  items: {
    id: string
    name: string
    roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
    warehouse_id: string | null
  }[]
}

export type ListTokenActsQuery = {
  cursor?: string
  limit?: number
}

export type ListTokenActsReply = {
  items: GrantAct[]
  next_cursor: string | null
}

export type ListTokensReply = {
  items: ReadToken[]
}

export type ListTransferLoadsQuery = {
  cursor?: string
  limit?: number
  stage?: string
}

export type ListTransferLoadsReply = {
  items: {
    id: string
    number: string
    stage: 'packing' | 'under_way' | 'received' | 'called_off'
    from_warehouse: string
    to_warehouse: string
    reason: string
    waybill: string
    boxes: number
    things: number
    arrived: number
    lost: number
    pieces: number
    arrived_pieces: number
    made_by: string
    made_at: string
    sent_by: string | null
    sent_at: string | null
    closed_by: string | null
    closed_at: string | null
  }[]
  next_cursor: string | null
}

export type ListUnclaimedForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'unclaimed' | 'disputed' | 'claimed' | 'matched' | 'disposed' | 'undone'
  q?: string
}

export type ListUnclaimedForStaffReply = {
  items: UnclaimedRow[]
  next_cursor: string | null
  counts: Record<string, number>
}

export type ListUnclaimedQuery = {
  cursor?: string
  limit?: number
  warehouse_id?: string
  number_end?: string
}

export type ListUnclaimedReply = {
  items: UnclaimedCard[]
  next_cursor: string | null
}

export type ListUnreadLinksReply = {
  items: UnreadLink[]
  total: number
}

export type ListView = {
  id: string
  name: string
  shared: boolean
  query: Record<string, string>
  by: string
  mine: boolean
  may_change: boolean
  created_at: string
}

export type ListViewedGoodsReply = {
  items: ViewedGoods[]
  keeps_history: boolean
}

export type ListViewsQuery = {
  list: 'items' | 'parcels' | 'stock' | 'shoppers' | 'recharges' | 'remittances' | 'withdrawals' | 'refunds' | 'mails'
}

export type ListViewsReply = {
  views: ListView[]
  layout: {
    columns: string[] | null
    density: 'normal' | 'compact'
    default_view: string | null
  }
}

export type ListWarehousesForStaffReply = {
  warehouses: StaffWarehouse[]
}

export type ListWarehousesReply = {
  warehouses: Warehouse[]
  closed: {
    id: string
    name: string
  }[]
}

export type ListWatchesReply = {
  items: Watch[]
  is_open: boolean
}

export type ListWaysToPayForStaffReply = {
  bank: string
  western_union: string
  providers: {
    id: string
    company: string
    is_set_up: boolean
    is_live: boolean
    currencies: string[]
    settings: string[]
  }[]
}

export type ListWebhooksQuery = {
  provider?: string
  state?: 'waiting' | 'done' | 'no_concern' | 'unexpected' | 'failed'
  q?: string
  before?: number
}

export type ListWebhooksReply = {
  items: WebhookEvent[]
  more: boolean
  providers: string[]
}

export type ListWithdrawalRowsQuery = {
  stage?: 'requested' | 'paying' | 'paid' | 'rejected' | 'cancelled'
  shopper?: string
  from?: string
  to?: string
  cursor?: string
  limit?: number
  q?: string
  sort?: string
}

export type ListWithdrawalsForStaffQuery = {
  cursor?: string
  limit?: number
  stage?: 'open' | 'requested' | 'paying' | 'paid' | 'rejected' | 'cancelled'
}

export type ListWithdrawalsForStaffReply = {
  items: StaffWithdrawal[]
  next_cursor: string | null
}

export type ListWithdrawalsQuery = {
  cursor?: string
  limit?: number
}

export type ListWithdrawalsReply = {
  items: Withdrawal[]
  next_cursor: string | null
}

export type LoginBody = {
  email?: string
  password?: string
  code?: string
  proof?: string
}

export type LoginQuery = {
  email?: string
  password?: string
  code?: string
}

export type LoginReply = {
  token: string
  expires_at: string
}

export type LookUpProductQuery = {
  url: string
  pick?: number
  stored?: boolean
}

export type LookUpProductReply = {
  link: ResolvedLink | null
  reason: 'no_link' | 'not_a_product' | 'unsupported_scheme' | 'shop_or_search' | 'needs_redirect' | 'blocked' | 'cut_link' | 'outside_china' | 'album' | null
  platform: string | null
  manual_url: string | null
  seller_id: string | null
  shop_url: string | null
  links: PastedLink[]
  links_cut: boolean
  taken: number | null
  proposal: {
    title: string
    words: string
  }
  product: Product | null
  trouble: 'blocked' | 'gone' | 'shop_closed' | 'unreachable' | null
  page_url: string | null
  retry_at: string | null
  restricted: RestrictedGoods[]
}

export type MailRow = {
  id: string
  recipient: string
  lang: Lang
  template: string
  subject: string
  created_at: string
  sent_at: string | null
  last_error: string | null
  attempts: number
  next_try_at: string | null
  given_up_at: string | null
}

export type MakeTransferLoadBody = {
  from_warehouse: string
  to_warehouse: string
  reason: string
}

export type Manifest = {
  day: string
  warehouse_id: string
  warehouse_name: string
  line_id: string
  line_name: string
  parcel_count: number
  grams: number
}

export type MeasureStockBody = {
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  category: string | null
  weight_confirmed?: boolean
}

export type Membership = {
  plan_id: string
  plan_name: string
  price_fen: number
  started_at: string
  paid_until: string
  cancelled_at: string | null
  next: {
    plan_id: string
    plan_name: string
    price_fen: number
  } | null
  saved_fen: number
}

export type MergeParcelsBody = {
  parcel_id: string
  reason: string
  expected_after_fen: number
}

export type MergeParcelsReply = {
  before_fen: number
  after: {
    number: string | null
    item_count: number
    estimated_grams: number
    estimated_size_mm: number[]
    total_fen: number
    frozen_fen: number
  }[]
  given_back_fen: number
  missing_fen: number
}

export type Message = {
  id: string
  kind: string
  group: 'decision' | 'news' | 'talk'
  title: string
  body: string
  moments: {
    text: string
    at: string
    only: 'date' | null
  }[]
  subject_kind: string
  subject_id: string
  image: string | null
  amount_fen: number | null
  read_at: string | null
  created_at: string
}

export type MoveLeadBody = {
  stage: 'new' | 'contacted' | 'won' | 'lost'
  version: number
  note: string
}

export type MoveStockToShelfBody = {
  ids: string[]
  shelf: string
}

export type NameOrderItemBody = {
  own_name: string
}

export type NameOrderItemReply = {
  own_name: string
}

export type NoteLeadBody = {
  note: string
}

export type NoteShopperBody = {
  body: string
}

export type NumberBatch = {
  id: string
  row_count: number
  shipped: number
  waiting: number
  refused: {
    row: number
    parcel_number: string
    carrier: string
    tracking_number: string
    message: string
  }[]
  created_at: string
  ended_at: string | null
}

export type OpenClaimBody = {
  kind: 'lost' | 'damaged' | 'missing'
  stock_item_ids: string[]
  quantities?: ClaimedGoods[]
  story: string
  evidence: {
    slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
    file_id: string
  }[]
}

export type OptionPrice = {
  option: 'express' | 'direct' | 'postal' | 'ocean'
  line_name: string | null
  first_grams: number | null
  first_price_fen: number | null
  step_grams: number | null
  step_price_fen: number | null
  customs_fee_fen: number | null
  total_fen: number | null
  min_days: number | null
  max_days: number | null
  refusal: string | null
  refused_kinds: {
    named: string[]
    more: number
  }
}

export type OrderAgainBody = {
  item_ids?: string[]
}

export type OrderAgainReply = {
  added: number
  cart_count: number
  no_room_for: number
}

export type OrderArticlesBody = {
  ids: number[]
}

export type OrderCard = {
  id: string
  number: string
  status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
  place: 'unpaid' | 'coming' | 'shelf' | 'packed' | 'shipped' | 'received' | 'ended'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  return_until: string | null
  partly_arrived: boolean
  platform: string
  seller_name: string
  amounts: Amounts
  cost_fen: number
  balance_freeze_fen: number
  photo_count: number
  contact: string
  created_at: string
  pay_by: string
  paid_at: string | null
  items: {
    id: string
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    image: string | null
    options_text: string
    quantity: number
    unit_price_fen: number
    stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
    status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    photo: string | null
    weight_grams: number | null
    free_until: string | null
    parcel: {
      id: string
      number: string
      stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    } | null
  }[]
}

export type OrderItem = {
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  photo: string | null
  weight_grams: number | null
  free_until: string | null
  parcel: {
    id: string
    number: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  } | null
  id: string
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  image: string | null
  options_text: string
  quantity: number
  refunded_quantity: number
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: string | null
  price_reason_text: string
  remark: string
  sold_out_choice: string
  alternative: string
  tolerance_percent: number
  photo_shots: number
  photo_remark: string
  amounts: Amounts
  paid_to_seller: {
    goods_fen: number
    freight_fen: number
  } | null
  given_back: {
    goods_fen: number
    freight_fen: number
    service_fen: number
    return_fen: number
    compensated_fen: number
    left_fen: number
  }
  cost_fen: number
  frozen_fen: number
  closed_by: string | null
  close_reason: string
  refund_deadline_at: string | null
  question: {
    id: string
    kind: 'price' | 'options' | 'free' | 'problem'
    note: string
    old_fen: number
    new_fen: number
    service_fen: number
    answer_by: string
  } | null
  answered?: {
    kind: 'price' | 'options' | 'free' | 'problem'
    accepted: boolean
    until: string
  }
  supplement: {
    id: string
    amount_fen: number
    service_fen: number
    note: string
    pay_by: string
  } | null
  refund: RefundCase | null
  inspection: {
    weight_grams: number | null
    size_mm: number[] | null
    problem: string | null
    problem_note: string
    free_until: string | null
    photos: Photo[]
    photo_order?: PhotoOrder | null
    moving?: boolean
    missing?: boolean
    hold?: {
      since: string
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other'
    } | null
  } | null
}

export type OutOfOrder = 'database' | 'jobs' | 'disk_full' | 'disk_low' | 'replica'

export type OverrideChargeBody = {
  figure: 'rate' | 'amount' | 'limit'
  value: number
  reason_en: string
  reason_zh: string
}

export type OverrideChargeParams = {
  place: string
  charge: string
}

export type OwnCreator = {
  code: string
  state: 'applied' | 'declined' | 'active' | 'paused' | 'ended'
  shown_name: string
  about: string
  reason: string
  rate_per_mille: number
  applied_at: string
  visits: number
  registrations: number
  orders: number
  waiting_fen: number
  paid_fen: number
  owed_fen: number
}

export type OwnershipClaim = {
  id: string
  unclaimed_id: string
  stage: 'submitted' | 'accepted' | 'rejected' | 'withdrawn'
  warehouse_id: string
  courier: string
  number_end: string
  tracking_number: string
  title: string
  quantity: number
  value_fen: number
  note: string
  images: string[]
  reason: string
  created_at: string
  decided_at: string | null
}

export type PackParcelBody = {
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  photo_file_ids: string[]
  weight_confirmed?: boolean
  carton?: string
}

export type PackParcelReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type PackedLine = {
  line_id: string
  name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  current: boolean
  refusals: string[]
  fees: FeeRow[]
  total_fen: number | null
  owed_fen: number | null
  min_days: number
  max_days: number
  observed_days: string
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  duty: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    exchange: string
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
}

export type PackingVideo = {
  url: string
  media_type: string
  bytes: number
}

export type PageRef = {
  kind: 'order' | 'parcel' | 'stock_item' | 'refund_case' | 'conversation' | 'recharge' | 'remittance' | 'withdrawal' | 'adjustment' | 'claim'
  id: string
  hint: string
}

export type ParcelAddress = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
}

export type ParcelAlarm = {
  id: string
  kind: 'trouble' | 'late' | 'not_tracked' | 'no_news'
  status: string
  detail: string
  raised_at: string
  parcel_id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  tracking_number: string | null
  line_name: string
  country_name: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
}

export type ParcelAsk = {
  kind: 'papers' | 'duty' | 'delivery' | 'collect'
  words: string
  asked_at: string
  papers: {
    id: string
    name: string
    url: string
    bytes: number
  }[]
  answer: 'papers' | 'paid' | 'again' | 'collect' | null
  note: string
  answered_at: string | null
}

export type ParcelCard = {
  id: string
  number: string
  name: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  status: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  line_name: string
  option: string
  country: string
  country_name: string
  closed?: string
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier_name: string | null
  carrier_page: string | null
  item_count: number
  images: string[]
  latest_event: TrackingEvent | null
  supplement: {
    id: string
    amount_fen: number
    pay_by: string
  } | null
  reviewed: boolean
  pay_way?: 'estimate' | 'exact'
  created_at: string
  pay_by: string
  paid_at: string | null
  shipped_at: string | null
}

export type ParcelRow = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
}

export type PastedLink = {
  platform: string | null
  url: string
  words: string
  is_whole: boolean
}

export type PayExtensionBody = {
  days: number
  expected_fee_fen: number
}

export type PayExtensionReply = {
  fee_fen: number
  free_until: string
}

export type PayStorageBody = {
  expected_fee_fen: number
}

export type PayStorageReply = {
  fee_fen: number
}

export type PayWayOffer = {
  id: 'estimate' | 'exact'
  fee_fen: number
  deposit_fen: number
}

export type PayWithdrawalByHandBody = {
  reference: string
}

export type Payable = {
  kind: 'order' | 'parcel' | 'supplement'
  id: string
  number: string
  amount_fen: number
  pay_by: string | null
  name: string
  goods: {
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    options_text: string
    quantity: number
    image: string | null
  }[]
  goods_count: number
}

export type Payee = {
  id: string
  code: string
  email: string
  nickname: string
}

export type PaymentMethod = {
  id: string
  name: string
  note: string
  currencies: string[]
  fee_per_mille: number
  fee_fixed_minor: number
}

export type Payout = {
  method: 'bank_transfer' | 'paypal' | 'alipay'
  name: string
  account: string
  details: string
}

export type Photo = {
  id: string
  url: string
  width: number
  height: number
  kind: string
  shows?: 'front' | 'back' | 'label' | 'flaw' | 'measure' | 'scale' | 'accessories' | 'packaging' | 'other'
  flaw?: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
  note?: string
}

export type PhotoOrder = {
  stock_item_id: string
  shots: number
  taken: number
  remark: string
  fee_fen: number
  created_at: string
}

export type PickPieceBody = {
  code: string
  cart: number
  bin: number
  pieces?: number
  opens?: boolean
}

export type PickPieceReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type PickShort = {
  reason: 'not_on_shelf' | 'damaged' | 'label_unreadable'
  by: string
  at: string
}

export type PlaceOrdersBody = {
  cart_item_ids: string[]
  coupons?: {
    cart_item_id: string
    coupon_id: string
  }[]
  warehouse_id: string
  contact?: string
  remark: string
  expected_total_fen?: number
  quote?: string
  accept_terms: true
  door?: {
    country?: string
    line_id?: string
  }
}

export type PlaceOrdersReply = {
  order_ids: string[]
  total_fen: number
}

export type Plan = {
  id: string
  name: string
  price_fen: number
  free_storage_days: number | null
  photo_price_fen: number | null
  service_per_mille: number | null
  review_hours: number | null
  starts: 'now' | 'month_end'
  change_fen: number
}

export type PlanPackingQuery = {
  carton?: string
}

export type PlanPackingReply = {
  suggested: string | null
  carton: Carton | null
  cartons: {
    code: string
    size_mm: number[]
    weight_grams: number
    closed: boolean
    takes_all: boolean
  }[]
  estimated_grams: number
  estimated_size_mm: number[]
  fill_percent: number | null
  placed: {
    stock_item_id: string
    at_mm: number[]
    size_mm: number[]
  }[]
  left: string[]
}

export type PlanShiftBody = {
  staff_id: string
  day: string
  shift: {
    warehouse_id: string | null
    starts: number
    ends: number
  } | null
}

export type PlanShiftReply = {
  monday: string
  today: string
  may_plan: boolean
  shifts: {
    staff_id: string
    staff_name: string
    day: string
    warehouse_id: string | null
    starts: number
    ends: number
  }[]
}

export type Plans = {
  free: {
    free_storage_days: number
    photo_price_fen: number
    service_per_mille: number
    review_hours: number
  }
  plans: Plan[]
  membership: Membership | null
  available_fen: number
  charges: {
    plan_name: string
    from_at: string
    until_at: string
    paid_fen: number
  }[]
}

export type PointEntry = {
  id: string
  cause: 'receipt' | 'exchanged' | 'expired' | 'given_back'
  points: number
  balance_after: number
  parcel: {
    id: string
    number: string
  } | null
  coupon_name: string | null
  created_at: string
}

export type PolicyRow = {
  act: 'adjustment' | 'remittance' | 'opening_balance' | 'coupon' | 'creator_share' | 'purchase_saving' | 'exchange_rate' | 'shipping_prices' | 'fees' | 'offers' | 'withdrawal' | 'refund' | 'staff_rights' | 'limits'
  kind: 'creates' | 'multiplies' | 'releases' | 'grants'
  measure: 'amount' | 'change' | 'each'
  limits: {
    name: string
    value: number
    usual: number
  }[]
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  second: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  wait_hours: number
  alert: 'each' | 'none'
  today: {
    id: string
    name: string
    fen: number
    alone_fen: number
    alone_times: number
  }[]
  changed_at: string | null
}

export type PreviewArticleBody = {
  lang: Lang
  body: string
}

export type PreviewArticleReply = {
  html: string
  unknown_figures: string[]
  dead_links: string[]
}

export type PreviewConnectionBody = {
  client_id: string
  redirect_uri: string
  response_type?: string
  code_challenge?: string
  code_challenge_method?: string
  scope?: string
  state?: string
  resource?: string
}

export type PreviewConnectionReply = {
  name: string
  described_by: string | null
  host: string
  is_local: boolean
  scopes: ('cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  ticked: ('cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  problem: 'unsupported_response_type' | 'invalid_request' | 'invalid_target' | 'invalid_scope' | null
  return_url: string
}

export type PreviewDataImportQuery = {
  kind: 'shoppers' | 'orders' | 'shelf'
}

export type PreviewDataImportReply = {
  row_count: number
  total_fen: number
  known_count: number
  is_gb18030: boolean
  two_people: boolean
  content_hash: string
  fault_count: number
  faults: CardIssue[]
}

export type PreviewDutyInvoiceBody = {
  csv: string
}

export type PreviewDutyInvoiceReply = {
  fault_count: number
  faults: CardIssue[]
  rows: {
    row: number
    tracking_number: string
    amount_minor: number
    currency: string
    fate: 'counts' | 'unknown' | 'again' | 'not_told'
    parcel: {
      id: string
      number: string
    } | null
    charged_fen: number | null
    likely_fen: number | null
  }[]
}

export type PreviewGoodsKindsBody = {
  kind?: {
    id: string
    name_en: string
    name_zh: string
    low_grams: number
    usual_grams: number
    high_grams: number
    length_mm: number
    width_mm: number
    height_mm: number
    words: string[]
  }
  removed_kind?: string
  word?: {
    word: string
    kind: string | null
  }
  product?: {
    marketplace: string
    item: string
    kind: string | null
    is_comparable: boolean
  }
}

export type PreviewGoodsKindsReply = {
  moves: {
    from: string | null
    to: string | null
    products: number
    estimates: number
    grams_before: number | null
    grams_after: number | null
    examples: string[]
  }[]
  products: number
  is_part: boolean
}

export type PreviewImportRulesReply = {
  rows: number
  places: string[]
  fault_count: number
  faults: CardIssue[]
  changes: {
    change: 'added' | 'removed'
    place: string
    valid_from: string | null
    valid_until: string | null
    kind: 'duty' | 'flat_duty' | 'vat' | 'fee' | 'free' | 'note' | 'unknown'
    currency: string
    above_minor: number | null
    within_minor: number | null
    rate_per_mille: number | null
    amount_minor: number | null
    per: 'parcel' | 'hs_code' | 'line'
    basis: 'sourced' | 'trade'
    note_en: string
    note_zh: string
    source: string
  }[]
  compared: string
}

export type PreviewNumbersBody = {
  text: string
}

export type PreviewNumbersReply = {
  ready_count: number
  ready: {
    row: number
    parcel_number: string
    carrier: string
    tracking_number: string
  }[]
  faults: {
    row: number
    problem: string
    value: string
  }[]
  doubts: {
    row: number
    problem: string
    value: string
  }[]
}

export type PreviewOrdersBody = {
  cart_item_ids: string[]
  coupons?: {
    cart_item_id: string
    coupon_id: string
  }[]
  suggest_coupons?: boolean
}

export type PreviewOrdersReply = {
  orders: {
    platform: string
    seller_name: string
    cart_item_ids: string[]
    amounts: Amounts
    coupons?: CouponChoice[]
    suggested_coupon_id?: string | null
    coupon_id?: string | null
  }[]
  amounts: Amounts
  service_per_mille?: number
  review_hours?: number
  free_storage_days?: number
  available_fen: number
  why_not: 'shop_not_open' | 'no_way_to_pay' | null
  contact: string
  quote?: string
}

export type PreviewParcelBody = {
  stock_item_ids: string[]
  address_id?: string
  country?: string
  service_ids?: string[]
  insured_fen?: number
  coupon_id?: string
  suggest_coupon?: boolean
  pay_way?: 'estimate' | 'exact'
  declaration?: {
    stock_item_id: string
    hs_code: string
    value_fen: number
  }[]
}

export type PreviewParcelReply = {
  country: string
  goods_grams: number
  estimated_grams: number
  estimated_size_mm: number[]
  goods_fen: number
  plan_saved_fen?: number
  available_fen: number
  lines: LineQuote[]
  services: ExtraService[]
  pay_ways?: PayWayOffer[]
  declaration: {
    stock_item_id: string
    description: string
    description_chinese?: string
    hs_code?: string | null
    quantity: number
    value_fen: number
    category: string | null
  }[]
}

export type PreviewPaymentBody = {
  order_ids?: string[]
  parcel_id?: string
  supplement_ids?: string[]
}

export type PreviewPaymentReply = {
  items: Payable[]
  total_fen: number
  available_fen: number
  missing_fen: number
  already_paid: boolean
}

export type PreviewPricesBody = {
  zone?: string
  country?: string
  prices?: {
    first_grams?: number
    first_price_fen?: number
    step_grams?: number
    step_price_fen?: number
    customs_fee_fen?: number
    min_charge_grams?: number
  }
  per_mille?: number
  effective_from?: string
}

export type PreviewPricesParams = {
  id: string
}

export type PreviewPricesReply = {
  changes: CardChange[]
  examples: PriceExample[]
  until: string | null
  compared: string
}

export type PreviewPurchasesBody = {
  text: string
}

export type PreviewPurchasesReply = {
  order_count: number
  item_count: number
  paid_fen: number
  orders: {
    row: number
    number: string
    item_count: number
    seller_name: string
    paid_fen: number
  }[]
  faults: {
    row: number
    problem: string
    value: string
    fen: number
  }[]
  doubts: {
    row: number
    problem: string
    value: string
    fen: number
  }[]
}

export type PreviewRateCardQuery = {
  effective_from?: string
  withdrawals?: 'yes' | 'no'
}

export type PreviewRateCardReply = {
  rows: number
  lines: string[]
  fault_count: number
  faults: CardIssue[]
  changes: CardChange[]
  unlimited: {
    line_id: string
    countries: string[]
  }[]
  billed: {
    line_id: string
    countries: string[]
    unserved: string[]
  }[]
  compared: string
}

export type PreviewRechargeBody = {
  method: string
  currency: string
  credit_fen: number
}

export type PreviewRechargeReply = {
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate: string
  rate_quoted_on: string
}

export type PreviewRemittanceCreditBody = {
  currency: string
  received_minor: number
}

export type PreviewRemittanceCreditReply = {
  credit_fen: number
  rate: string
  rate_quoted_on: string
  two_people: boolean
  far_from_told: boolean
}

export type PreviewSellerParcelsBody = {
  text: string
}

export type PreviewSellerParcelsReply = {
  parcel_count: number
  item_count: number
  parcels: {
    row: number
    seller_name: string
    number: string
    tracking_number: string
    item_count: number
  }[]
  faults: {
    row: number
    problem: string
    value: string
  }[]
}

export type PreviewShopReply = {
  path: string
}

export type PreviewSplitBody = {
  stock_item_ids: string[]
}

export type PreviewSplitReply = {
  before_fen: number
  after: {
    number: string | null
    item_count: number
    estimated_grams: number
    estimated_size_mm: number[]
    total_fen: number
    frozen_fen: number
  }[]
  given_back_fen: number
  missing_fen: number
}

export type PreviewWithdrawalBody = {
  amount_fen: number
}

export type PreviewWithdrawalReply = {
  available_fen: number
  withdrawable_fen: number
  parts: {
    provider: string
    recharge_number: string
    currency: string
    amount_minor: number
    amount_fen: number
  }[]
  by_hand_fen: number
  held_until: string | null
}

export type PriceCheck = {
  id: string
  finding: 'same' | 'price' | 'sold_out' | 'option_gone' | 'gone' | 'unknown'
  price_fen: number | null
  read_at: string | null
}

export type PriceExample = {
  grams: number
  size_mm: number[]
  country: string
  before_fen: number | null
  after_fen: number | null
}

export type PrintFoundLabelsBody = {
  count: number
}

export type PrintFoundLabelsReply = {
  numbers: string[]
}

export type ProcessWebhookAgainBody = {
  reason: string
}

export type ProcessWebhookAgainParams = {
  event: string
}

export type Product = {
  title: string
  helper_title: string
  price_fen: number | null
  freight_fen: number | null
  seller_name: string
  seller_id: string
  images: {
    file_id: string
    url: string
  }[]
  options: {
    name: string
    values: string[]
    name_latin: string
    values_latin: string[]
  }[]
  source: 'page' | 'data_api' | 'earlier_shoppers'
  read_at: string
  price_is_from: boolean
  seller_price: SellerPrice | null
  variants: ProductVariant[]
  min_order: number | null
  price_steps: {
    from: number
    price_fen: number
  }[]
  availability: 'in_stock' | 'sold_out' | null
  more_images: boolean
}

export type ProductSourceCard = {
  id: 'taobao_open' | '1688_open' | 'tmapi' | 'onebound'
  daily_calls: number | null
  state: 'closed' | 'open' | 'half_open'
  today: {
    calls: number
    answered: number
    failed: number
    cost_fen: number
  }
  last_30_days: {
    calls: number
    answered: number
    failed: number
    cost_fen: number
  }
}

export type ProductVariant = {
  choices: string[]
  price_fen: number | null
  stock: number | null
  is_available: boolean | null
  image_file_id?: string | null
}

export type Proposal = {
  id: string
  act: 'adjustment' | 'remittance' | 'opening_balance' | 'coupon' | 'creator_share' | 'purchase_saving' | 'exchange_rate' | 'shipping_prices' | 'fees' | 'offers' | 'withdrawal' | 'refund' | 'staff_rights' | 'limits'
  call: string
  stage: 'waiting' | 'approved' | 'done' | 'rejected' | 'lapsed' | 'failed'
  subject: string
  reason: string
  asked_by: Colleague
  asked_at: string
  decided_by: Colleague | null
  decided_at: string | null
  note: string
  expires_at: string
  due_at: string | null
  why_not_approve: string | null
  changes: ProposalChange[]
  published: {
    value: string
    on: string
  } | null
  per_mille: number | null
  figure: string | null
  yesterday: {
    of: 'recharges' | 'orders' | 'parcels'
    count: number
    before_fen: number
    after_fen: number
    largest: {
      number: string
      before_fen: number
      after_fen: number
    } | null
    house_loses_fen: number
  } | null
  people: {
    id: string
    name: string
    why_not: WhyNotSecondStep
    ties: {
      by: string
      to: string
      what: 'invited' | 'promoted' | 'linked' | 'reset' | 'unblocked'
      at: string
    }[]
  }[]
}

export type ProposalChange = {
  name: string
  before: unknown
  after: unknown
}

export type ProposalRow = {
  id: string
  act: 'adjustment' | 'remittance' | 'opening_balance' | 'coupon' | 'creator_share' | 'purchase_saving' | 'exchange_rate' | 'shipping_prices' | 'fees' | 'offers' | 'withdrawal' | 'refund' | 'staff_rights' | 'limits'
  call: string
  stage: 'waiting' | 'approved' | 'done' | 'rejected' | 'lapsed' | 'failed'
  subject: string
  reason: string
  asked_by: Colleague
  asked_at: string
  decided_by: Colleague | null
  decided_at: string | null
  note: string
  expires_at: string
  due_at: string | null
  why_not_approve: string | null
}

export type ProposeBody = {
  call: string
  params: Record<string, string>
  body: Record<string, unknown>
  reason: string
}

export type ProposeLettersBody = {
  country: string
  first_name: string
  last_name: string
  province: string
  city: string
  address: string
}

export type ProposeLettersReply = {
  first_name: string
  last_name: string
  province: string
  city: string
  address: string
}

export type ProposedPackage = {
  stock_item_ids: string[]
  line_id: string
  line_name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  estimated_grams: number
  shipping_fen: number
  total_fen: number
}

export type ProveOwnershipBody = {
  note: string
  file_ids: string[]
}

export type Province = {
  value: string
  name: string
  names: string[]
}

export type PublicGoods = {
  marketplace: string
  item_id: string
  url: string
  title: string
  helper_title: string
  options_text: string
  options_latin: string
  price_fen: number | null
  price_on: string | null
  photo: GoodsPhoto | null
  seen: {
    pieces: number
    weight_grams: {
      p10: number
      median: number
      p90: number
    } | null
    arrived: number
    with_problem: number
    problem: string | null
  } | null
}

export type Publication = {
  code: string
  state: 'shown' | 'withdrawn' | 'taken_down'
  title: string
  intro: string
  shown_name: string
  goods_count: number
  published_at: string
  updated_at: string
  taken_down_reason: string
}

export type PublishArticleBody = {
  published: boolean
}

export type PublishArticleParams = {
  id: number
}

export type PublishGoodsListBody = {
  title: string
  intro: string
  shown_name: string
}

export type PurchaseBatch = {
  id: string
  order_count: number
  recorded: number
  waiting: number
  refused: {
    row: number
    number: string
    item_count: number
    message: string
  }[]
  created_at: string
  ended_at: string | null
}

export type PushDevice = {
  id: string
  browser: string | null
  system: string | null
  kinds: ('decisions' | 'parcels' | 'watched')[]
  p256dh: string
  created_at: string
  last_sent_at: string | null
}

export type PutInLoadBody = {
  things: string[]
  box: number
}

export type PutInLoadReply = {
  rows: {
    id: string
    done: boolean
    refusal: string | null
  }[]
}

export type QueueItem = {
  id: string
  order_id: string
  order_number: string
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  shopper_lang: Lang
  platform: string
  seller_name: string
  url: string
  title: string
  names?: {
    title: string
    options: string
  }
  options_text: string
  quantity: number
  image: string | null
  image_of: 'inspection' | 'listing' | null
  remarks: {
    of: 'order' | 'item' | 'inbound' | 'answer'
    text: string
  }[]
  services: {
    service: 'photos' | 'shelf_photos'
    done: number
    wanted: number
    note: string
  }[]
  flaw: {
    problem: string
    note: string
    accepted: boolean
  } | null
  returned: 'good' | 'damaged' | 'missing' | null
  hold: {
    why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
    since: string
    pieces: number | null
    warehouse_id: string | null
    by: string | null
    reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
    note: string
  } | null
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: string | null
  price_reason_text: string
  sold_out_choice: string
  alternative: string
  tolerance_percent: number
  photo_shots: number
  photo_remark: string
  goods_fen: number
  freight_fen: number
  total_fen: number
  frozen_fen: number
  warehouse_id: string
  paid_at: string | null
  review_due_at: string | null
  buy_by: string | null
  seller_group: string
  seller_order_id: string | null
  seller_order_number: string | null
  bought_by: string | null
  bought_at: string | null
  tracking_number: string | null
}

export type QueuedJob = {
  id: string
  name: string
  state: 'waiting' | 'running' | 'retrying' | 'failed'
  payload: string
  attempts: number
  max_attempts: number
  run_at: string
  created_at: string
  last_error: string | null
}

export type RateCard = {
  id: string
  name: string
  state: 'in_force' | 'scheduled' | 'past' | 'withdrawn' | 'unconfirmed'
  effective_from: string
  created_at: string
  staff_name: string | null
  lines: string[]
  zones: number
}

export type ReadConversationBody = {
  message_id: string
}

export type ReadConversationByStaffBody = {
  message_id: string
}

export type ReadConversationReply = {
  unread_count: number
}

export type ReadGoodsListColumnsBody = {
  columns: {
    at: number
    kind: 'link' | 'name' | 'option' | 'size' | 'quantity' | 'price' | 'note' | 'person' | 'section' | 'picture' | 'other'
  }[]
}

export type ReadGoodsListColumnsReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type ReadGuestConversationBody = {
  key: string
}

export type ReadGuestConversationReply = {
  stage: 'waiting' | 'answered' | 'closed'
  messages: {
    id: string
    author: 'shopper' | 'staff'
    author_name: string
    body: string
    created_at: string
  }[]
}

export type ReadMessagesBody = {
  ids?: string[]
  all?: boolean
}

export type ReadMessagesReply = {
  unread_count: number
}

export type ReadToken = {
  id: string
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages' | 'cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  connected_to: string | null
  acts: {
    per_act_fen: number
    per_day_fen: number
    spent_today_fen: number
    count: number
    spent_fen: number
  } | null
  created_at: string
  expires_at: string
  last_used_at: string | null
}

export type ReadyReasons = {
  kind: 'cancel_item' | 'refuse_price' | 'reject_refund' | 'ask_shopper' | 'report_problem'
  items: {
    text_en: string
    text_zh: string
  }[]
  version: string
}

export type ReadyReply = {
  migrations: number
  out_of_order: OutOfOrder[]
}

export type ReceiveReturnedParcelBody = {
  note: string
  cause: 'wrong_address' | 'refused' | 'not_collected' | 'papers_missing' | 'carrier' | 'ours'
  freight_fen: number
  found?: {
    weight_grams: number
    photo_file_ids: string[]
    things: {
      stock_item_id: string
      shelf: string
      condition: 'good' | 'damaged'
    }[]
    missing?: {
      stock_item_id: string
      cause: 'opened' | 'not_packed' | 'unknown'
    }[]
  }
}

export type ReceiveReturnedParcelReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type Recharge = {
  id: string
  number: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  provider: string
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate: string
  rate_quoted_on: string
  provider_url: string | null
  failure: string
  created_at: string
  succeeded_at: string | null
}

export type RecordSellerOrderBody = {
  number: string
  freight_fen: number
  discount_fen: number
  items: {
    id: string
    goods_fen: number
    quantity?: number
  }[]
  number_seen?: boolean
}

export type RecordSellerOrderReply = {
  id: string
  saved_fen: number
  house_fen: number
  items: {
    id: string
    stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
    cost_fen: number
    saved_fen: number
    added_fen: number
  }[]
}

export type RecordSellerParcelsBody = {
  text: string
  expected_count: number
}

export type RecordSellerParcelsReply = {
  parcel_count: number
  item_count: number
}

export type RecordSellerShippingBody = {
  tracking_number: string
  item_ids?: string[]
}

export type RecordSellerShippingReply = {
  tracking_number: string
  courier: string
  item_ids: string[]
}

export type RedeemCouponBody = {
  code: string
}

export type RedeliverParams = {
  id: string
  delivery: string
}

export type RedeliverReply = {
  id: string
  webhook_id: string
  event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided' | 'test'
  state: 'waiting' | 'delivered' | 'failed'
  tries: number
  outcome: string
  created_at: string
  tried_at: string | null
  next_try_at: string | null
  body: string
}

export type RefundCase = {
  id: string
  stage: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
  reason: string
  cause: 'changed_mind' | 'ordered_by_mistake' | 'wrong_item' | 'wrong_options' | 'missing' | 'damaged' | 'poor_quality' | 'not_sent' | 'other'
  fault: 'shopper' | 'seller' | 'ours'
  quantity: number
  amount_fen: number
  goods_fen: number
  freight_fen: number
  service_fen: number
  return_fen: number
  decision_note: string
  created_at: string
}

export type RefundCaseRow = {
  id: string
  stage: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
  order_number: string
  item_id: string
  goods: {
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
  }
  item_stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  item_url: string
  deadline_at: string | null
  problem_note: string
  photos: {
    id: string
    url: string
    note: string
  }[]
  shopper_name: string
  shopper_lang: Lang
  reason: string
  cause: 'changed_mind' | 'ordered_by_mistake' | 'wrong_item' | 'wrong_options' | 'missing' | 'damaged' | 'poor_quality' | 'not_sent' | 'other'
  fault: 'shopper' | 'seller' | 'ours'
  problem: string | null
  quantity: number
  item_quantity: number
  amount_fen: number
  goods_fen: number
  freight_fen: number
  service_fen: number
  return_fen: number
  created_at: string
  order_id: string
  shopper_id: string
  two_people: boolean
  approved_by: string | null
  approved_by_name: string | null
  why_not_second: WhyNotSecondStep
}

export type RefusePriceBody = {
  reason: string
}

export type RefusePriceReply = {
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  supplement_fen: number
}

export type RegisterBody = {
  email: string
  password: string
  nickname?: string
  creator_code?: string
}

export type RegisterReply = {
  email: string
}

export type RejectAdjustmentBody = {
  reason: string
}

export type RejectClaimBody = {
  note: string
}

export type RejectOwnershipClaimBody = {
  reason: string
}

export type RejectProposalBody = {
  reason: string
}

export type RejectRemittanceBody = {
  reason: string
}

export type RejectWithdrawalBody = {
  reason: string
}

export type ReleaseStockBody = {
  ids: string[]
}

export type Remittance = {
  id: string
  number: string
  method: 'western_union' | 'bank_transfer'
  stage: 'submitted' | 'credited' | 'rejected'
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn_end: string
  bank_reference: string
  receipt_url: string | null
  note: string
  received_currency: string | null
  received_minor: number | null
  credit_fen: number | null
  rate: string | null
  rate_quoted_on: string | null
  reason: string
  created_at: string
  stage_at: string
}

export type RemoveCartItemReply = {
  cart_count: number
}

export type RemoveCartItemsBody = {
  ids: string[]
}

export type RemoveCartItemsReply = {
  cart_count: number
}

export type RemoveGoodsKindParams = {
  id: string
}

export type RemoveGoodsListRowsBody = {
  row_ids: string[]
}

export type RemoveGoodsListRowsReply = {
  removed: number
}

export type RemoveGoodsWordParams = {
  word: string
}

export type RemoveImportRuleBody = {
  reason: string
}

export type RemoveLinkSiteParams = {
  host: string
}

export type RemoveParcelPaperParams = {
  id: string
  file_id: string
}

export type RenewRecoveryCodesBody = {
  password: string
  code: string
}

export type RenewRecoveryCodesReply = {
  recovery_codes: string[]
}

export type RenewStaffRecoveryCodesBody = {
  password: string
  code: string
}

export type RenewStaffRecoveryCodesReply = {
  recovery_codes: string[]
}

export type ReopenBoxBody = {
  reason: string
}

export type ReopenBoxReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type ReplayHookBody = {
  from: string
  to: string
}

export type ReplayHookReply = {
  events: number
  next_from: string | null
}

export type ReportAddressBody = {
  reason: string
}

export type ReportAddressReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
}

export type ReportLeakedTokensBody = {
  text: string
}

export type ReportPickShortBody = {
  stock_item_id: string
  reason: 'not_on_shelf' | 'damaged' | 'label_unreadable' | null
}

export type ReportPickShortReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type ReportPublicListBody = {
  reason: 'illegal' | 'unsafe' | 'counterfeit' | 'misleading' | 'offensive' | 'personal_data' | 'other'
  words: string
}

export type ReportPublicListParams = {
  code: string
}

export type ReportStockProblemBody = {
  problem: string
  pieces?: number
  note: string
}

export type RequestFinePhotosBody = {
  shots: number
  remark: string
}

export type RequestFinePhotosReply = {
  photo_shots: number
  fee_fen: number
}

export type RequestRefundBody = {
  cause: 'changed_mind' | 'ordered_by_mistake' | 'wrong_item' | 'wrong_options' | 'missing' | 'damaged' | 'poor_quality' | 'not_sent' | 'other'
  reason: string
  quantity?: number
}

export type RequestRefundReply = {
  granted: boolean
  amount_fen: number
}

export type RequestShelfPhotosBody = {
  shots: number
  remark: string
}

export type RequestShelfPhotosReply = {
  photo_shots: number
  fee_fen: number
}

export type ResetPasswordBody = {
  link: string
  password: string
  repeat?: string
}

export type ResetStaffTwoFactorBody = {
  reason: string
}

export type ResolveLinkBody = {
  text: string
  pick?: number
}

export type ResolveLinkReply = {
  link: ResolvedLink | null
  reason: 'no_link' | 'not_a_product' | 'unsupported_scheme' | 'shop_or_search' | 'needs_redirect' | 'blocked' | 'cut_link' | 'outside_china' | 'album' | null
  platform: string | null
  manual_url: string | null
  seller_id: string | null
  shop_url: string | null
  links: PastedLink[]
  links_cut: boolean
  taken: number | null
  proposal: {
    title: string
    words: string
  }
}

export type ResolvedLink = {
  platform: string
  item_id: string
  canonical_url: string
  seller_id: string | null
  sku_id: string | null
  via_agent: string | null
}

export type RestoreChargeParams = {
  place: string
  charge: string
}

export type RestoreRevisionBody = {
  version: number
  from_version: number
}

export type RestoreRevisionParams = {
  id: number
}

export type RestrictedGoods = {
  category: string
  name: string
  forbidden: boolean
}

export type ReviewForStaff = {
  id: string
  stars: number
  body: string
  images: string[]
  country_name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  created_at: string
  stage: 'waiting' | 'shown' | 'hidden'
  parcel_id: string
  parcel_number: string
  shopper_name: string
  shopper_code: string
  decided_by: string | null
  decided_at: string | null
  decide_reason: string
}

export type ReviewParcelBody = {
  stars: number
  body: string
  file_ids: string[]
}

export type Revision = {
  version: number
  staff_name: string | null
  created_at: string
  published: boolean
  restored_from: number | null
  changed: string[]
}

export type RevokeTokensReply = {
  revoked: number
}

export type RollBackRulesBody = {
  reason: string
  applied: string
}

export type RollBackRulesReply = {
  id: string
  version: string
  source: 'product' | 'url' | 'file'
  state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
  valid_from: string
  minimum_product: string
  urgent: boolean
  arrived_at: string
  applies_at: string
  applied_at: string | null
  staff_name: string | null
}

export type RotateHookSecretBody = {
  password: string
  code?: string
}

export type RotateHookSecretReply = {
  id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided')[]
  created_at: string
  failing_since: string | null
  disabled_at: string | null
  disabled_why: 'failing' | 'gone' | null
  old_secret_until: string | null
  secret: string
}

export type RunJobNowBody = {
  reason: string
}

export type RunJobNowParams = {
  name: string
}

export type RunQueuedJobAgainBody = {
  reason: string
}

export type RunQueuedJobAgainParams = {
  job: string
}

export type SaveCartonBody = {
  length_mm: number
  width_mm: number
  height_mm: number
  weight_grams: number
  closed: boolean
}

export type SaveCartonParams = {
  code: string
}

export type SaveCartonReply = {
  items: Carton[]
}

export type SaveGoodsCorrectionBody = {
  kind: string | null
  is_comparable: boolean
}

export type SaveGoodsCorrectionParams = {
  marketplace: string
  item: string
}

export type SaveGoodsKindBody = {
  name_en: string
  name_zh: string
  low_grams: number
  usual_grams: number
  high_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  words: string[]
  is_new: boolean
  seen_at: string | null
}

export type SaveGoodsKindParams = {
  id: string
}

export type SaveGoodsKindReply = {
  changed_at: string
}

export type SaveGoodsWordBody = {
  kind: string | null
}

export type SaveGoodsWordParams = {
  word: string
}

export type SaveLinkSiteBody = {
  kind: 'agent' | 'photos' | 'short' | 'app'
  name: string
  codes: {
    code: string
    market: 'taobao' | 'tmall' | '1688' | 'weidian'
  }[]
  is_read: boolean
  seen_at: string | null
}

export type SaveLinkSiteParams = {
  host: string
}

export type SavePushDeviceBody = {
  endpoint: string
  p256dh: string
  auth: string
  kinds: ('decisions' | 'parcels' | 'watched')[]
}

export type SayShelfFullBody = {
  warehouse_id: string
  shelf: string
  is_full: boolean
}

export type SayShelfFullReply = {
  shelf: string
  full_mm3: number | null
}

export type ScanArrivalBody = {
  warehouse_id: string
  tracking_number: string
  register_unclaimed?: boolean
}

export type ScanArrivalReply = {
  tracking_number: string
  courier: string
  unclaimed: boolean
  in_doubt: boolean
  arrival_id: string
  repeated: boolean
  items: StockRow[]
}

export type ScanOnShelfBody = {
  code: string
  at: string
}

export type ScanOnShelfReply = {
  again: boolean
  thing: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    lies: 'here' | 'elsewhere' | 'other_warehouse' | 'moving' | 'gone'
    pieces: number[]
  }
  scans: number
}

export type SearchGoodsByPictureReply = {
  items: {
    marketplace: string
    item_id: string
    url: string
    title: string
    helper_title: string
    picture: string | null
    price_fen: number | null
    price_is_from: boolean
    freight_fen: number | null
    seller_name: string
    min_order: number | null
    is_sold_out: boolean
    is_ad: boolean
    source: 'memory' | 'demo_mall' | '1688_open' | 'tmapi' | 'onebound_taobao' | 'onebound_1688'
    weighed: WeighedBefore | null
    is_same: boolean
  }[]
  sources: {
    source: 'memory' | 'demo_mall' | '1688_open' | 'tmapi' | 'onebound_taobao' | 'onebound_1688'
    state: 'answered' | 'slow' | 'failed' | 'used_up' | 'not_open'
    total: number | null
  }[]
}

export type SearchGoodsQuery = {
  q: string
  sort?: 'best' | 'cheapest' | 'dearest'
  min_fen?: number
  max_fen?: number
  marketplace?: string
  source?: 'memory' | 'demo_mall' | '1688_open' | 'tmapi' | 'onebound_taobao' | 'onebound_1688'
  weighed?: boolean
  photos?: boolean
  problems_per_mille?: number
  cursor?: string
  limit?: number
}

export type SearchGoodsReply = {
  items: FoundGoods[]
  next_cursor: string | null
  sources: {
    source: 'memory' | 'demo_mall' | '1688_open' | 'tmapi' | 'onebound_taobao' | 'onebound_1688'
    state: 'answered' | 'slow' | 'failed' | 'used_up' | 'not_open'
    total: number | null
  }[]
  searched_as: string | null
}

export type SearchTariffNumbersQuery = {
  q: string
}

export type SearchTariffNumbersReply = {
  items: {
    code: string
    english: string
    chinese: string
  }[]
}

export type SellerPrice = {
  minor: number
  currency: string
  rate: {
    nanos: number
    quoted_on: string
  } | null
}

export type SendBackClaimBody = {
  note: string
}

export type SendLeadBody = {
  name: string
  company: string
  email: string
  phone: string
  monthly_volume: 'up_to_100' | 'up_to_1000' | 'up_to_10000' | 'more'
  message: string
  consent: true
  website?: string
}

export type SendResetMailBody = {
  email: string
}

export type SendResetMailReply = {
  email: string
}

export type SendStockBody = {
  warehouse_id: string
  reason: string
}

export type SendTestMailBody = {
  to?: string
}

export type SendTransferLoadBody = {
  waybill: string
}

export type SendVerifyMailReply = {
  email: string
}

export type SendWelcomeMailReply = {
  email: string
}

export type SetCreatorRateBody = {
  per_mille: number | null
}

export type SetGoodsListRowsBody = {
  rows: {
    id: string
    options_text?: string
    quantity?: number | null
    remark?: string
    own_fen?: number | null
    price_accepted?: boolean
  }[]
}

export type SetGoodsListRowsReply = {
  changed: number
}

export type SetLayoutBody = {
  columns: string[] | null
  density: 'normal' | 'compact'
  default_view: string | null
}

export type SetLayoutParams = {
  list: 'items' | 'parcels' | 'stock' | 'shoppers' | 'recharges' | 'remittances' | 'withdrawals' | 'refunds' | 'mails'
}

export type SetLayoutReply = {
  columns: string[] | null
  density: 'normal' | 'compact'
  default_view: string | null
}

export type SetStaffPasswordBody = {
  link: string
  password: string
}

export type SetStaffPasswordReply = {
  email: string
}

export type Setting = {
  name: 'websiteName' | 'websiteNameZh' | 'websiteInfo' | 'websiteInfoZh' | 'contactEmail' | 'contactHours' | 'contactHoursZh' | 'brandPrimary' | 'brandSeal' | 'languages' | 'defaultLanguage' | 'currencies' | 'defaultCurrency' | 'remittanceWesternUnion' | 'remittanceBank' | 'exchangeMarginPerMille' | 'serviceFeePerMille' | 'photoPriceFen' | 'photoLimit' | 'operationFeeFen' | 'insurancePerMille' | 'repackingFeeFen' | 'returnFeeFen' | 'reviewHoursMin' | 'reviewHoursMax' | 'inspectHours' | 'packHours' | 'replyHours' | 'unpaidOrderHours' | 'answerHours' | 'problemAnswerHours' | 'refundWindowHours' | 'smallDifferenceItemFen' | 'smallDifferenceOrderFen' | 'purchaseShiftEarly' | 'purchaseShiftLate' | 'freeStorageDays' | 'lateFeeFenPerDay' | 'lateFeeCapFen' | 'storageLimitDays' | 'receiptDays' | 'receiptDaysWithoutNews' | 'pointsPer100Yuan' | 'pointsValidDays' | 'creatorSharePerMille' | 'machineTranslator' | 'showGoodsPhotos' | 'featureShippingEstimate' | 'featureCommunity' | 'communityUrl'
  value: SettingValue
  changed: {
    at: string
    by: string
    before: SettingValue
    reason: string
  } | null
}

export type SettingValue = boolean | number | string | string[]

export type Settings = {
  settings: Setting[]
  logo_url: string
  known_currencies: string[]
}

export type SettleDifferenceBody = {
  note: string
}

export type SettleParcelAlarmBody = {
  note: string
}

export type Setup = {
  is_demo: boolean
  is_open: boolean
  opened_at: string | null
  closed_at: string | null
  steps: {
    id: 'staff' | 'name' | 'contact' | 'legal_texts' | 'warehouse' | 'rates' | 'destinations' | 'services' | 'duties' | 'fees' | 'way_to_pay' | 'exchange_rates' | 'mail' | 'working_days'
    done: boolean
    found: string[]
  }[]
  mail_waiting_for: string | null
  can_take_examples: boolean
}

export type SharePhotosBody = {
  shares: boolean
}

export type SharePhotosOfPieceBody = {
  shares: boolean
}

export type SharePhotosOfPieceReply = {
  shares: boolean
}

export type SharePhotosReply = {
  shares: boolean
}

export type ShelfCount = {
  id: string
  warehouse_id: string
  shelf: string
  counted_by: string
  is_mine: boolean
  is_left: boolean
  begun_at: string
  active_at: string
  scans: number
  things: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    lies: 'here' | 'elsewhere' | 'other_warehouse' | 'moving' | 'gone'
    pieces: number[]
  }[]
  found: FoundInCount[]
}

export type ShelveStockBody = {
  shelf: string
}

export type ShipParcelBody = {
  tracking_number: string
  carrier?: string
  number_confirmed?: boolean
}

export type ShipParcelReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type Shipment = {
  id: string
  carrier: string
  carrier_name: string
  service: string
  stage: 'asked' | 'booked' | 'refused' | 'cancelling' | 'cancelled'
  carrier_ref: string | null
  tracking_number: string | null
  label_url: string | null
  failure: string
  asked_again_until: string | null
  created_at: string
}

export type ShopperNote = {
  id: string
  body: string
  by: string
  created_at: string
}

export type ShopperPage = {
  id: string
  code: string
  email: string
  email_verified: boolean
  nickname: string
  lang: Lang
  state: 'active' | 'blocked' | 'closed'
  available_fen: number
  frozen_fen: number
  created_at: string
  seen_at: string | null
  first_name: string
  last_name: string
  phone: string
  currency: string
  two_factor: boolean
  withdrawing_fen: number
  open_sessions: number
  blocked: {
    at: string
    by: string
    reason: string
  } | null
  points: number
  plan: {
    name: string
    paid_until: string
    cancelled: boolean
    next_name: string | null
  } | null
  counts: Record<string, number>
  notes: ShopperNote[]
  standing: StaffStanding
}

export type ShopperRecord = {
  id: string
  at: string
  number: string
  title: string
  state: string
  detail: string
  amount_fen: number | null
  after_fen: number | null
  page: PageRef | null
}

export type ShowMailLinkReply = {
  url: string
}

export type SplitParcelBody = {
  stock_item_ids: string[]
  reason: string
  expected_after_fen: number
}

export type SplitParcelReply = {
  before_fen: number
  after: {
    number: string | null
    item_count: number
    estimated_grams: number
    estimated_size_mm: number[]
    total_fen: number
    frozen_fen: number
  }[]
  given_back_fen: number
  missing_fen: number
  new_parcel_id: string
  new_number: string
}

export type StaffCategory = {
  id: string
  name_en: string
  name_zh: string
  words_en: string[]
  words_zh: string[]
  forbidden: boolean
  refusals: {
    line_id: string
    served: number
    refusing: number
  }[]
  bans: CategoryBan[]
}

export type StaffClaim = {
  id: string
  stage: 'submitted' | 'accepted' | 'rejected' | 'withdrawn'
  shopper_id: string
  shopper_name: string
  shopper_code: string
  tracking_number: string
  number_proof: 'same' | 'end' | 'other' | 'none'
  title: string
  quantity: number
  value_fen: number
  note: string
  images: string[]
  announced: boolean
  reason: string
  created_at: string
  decided_at: string | null
}

export type StaffConversation = {
  id: string
  subject: string
  about: {
    kind: 'order' | 'order_item' | 'parcel' | 'refund_case'
    id: string
    number: string
    title: string
    page_id: string
  } | null
  stage: 'waiting' | 'answered' | 'closed'
  started_at: string
  last_message_at: string
  last_message: {
    author: 'shopper' | 'staff'
    excerpt: string
  }
  unread_count: number
  waiting_since: string | null
  shopper: {
    id: string | null
    name: string
    code: string
    email: string
    lang: Lang
    proved: boolean
  }
  holder: {
    id: string
    name: string
    since: string
  } | null
  shopper_read_at: string
}

export type StaffCreator = {
  id: string
  code: string
  state: 'applied' | 'declined' | 'active' | 'paused' | 'ended'
  shopper: {
    id: string
    code: string
  }
  shown_name: string
  about: string
  reason: string
  own_per_mille: number | null
  usual_per_mille: number
  applied_at: string
  state_at: string
  visits: number
  registrations: number
  orders: number
  waiting_fen: number
  paid_fen: number
  owed_fen: number
  checking: number
}

export type StaffImportRule = {
  id: string
  place: string
  valid_from: string | null
  valid_until: string | null
  kind: 'duty' | 'flat_duty' | 'vat' | 'fee' | 'free' | 'note' | 'unknown'
  currency: string
  above_minor: number | null
  within_minor: number | null
  rate_per_mille: number | null
  amount_minor: number | null
  per: 'parcel' | 'hs_code' | 'line'
  basis: 'sourced' | 'trade'
  note_en: string
  note_zh: string
  source: string
  state: 'in_force' | 'scheduled' | 'past'
  changed_at: string | null
  staff_name: string | null
}

export type StaffLine = {
  id: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  name_en: string
  name_zh: string
  note_en: string
  note_zh: string
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  duty_paid_up_to: string
  duty_excludes: string
  duty_markup: string
  position: number
  closed: boolean
  open_parcels: number
  zones: StaffZone[]
}

export type StaffLoginBody = {
  email: string
  password: string
  code?: string
  proof?: string
}

export type StaffLoginReply = {
  staff_token: string
  expires_at: string
}

export type StaffMemberRow = {
  id: string
  name: string
  email: string
  lang: Lang
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  warehouse_id: string | null
  leads_shift: boolean
  state: 'active' | 'invited' | 'blocked'
  two_factor: 'on' | 'off' | 'needed'
  created_at: string
  blocked_at: string | null
  seen_at: string | null
  open_sessions: number
  link_expires_at: string | null
  last_admin: boolean
}

export type StaffMessage = {
  id: string
  author: 'shopper' | 'staff'
  author_name: string
  body: string
  files: StoredFile[]
  created_at: string
  internal: boolean
}

export type StaffOrder = {
  id: string
  number: string
  shopper: {
    id: string
    code: string
    name: string
    lang: Lang
  }
  warehouse_id: string
  platform: string
  seller_name: string
  contact: string
  remark: string
  created_at: string
  pay_by: string
  paid_at: string | null
  review_due_at: string | null
  total_fen: number
  cost_fen: number
  turn: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  items: {
    id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    url: string
    stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
    stage_at: string
    turn: {
      next: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      } | null
      actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
      since: string
      by: string | null
    }
    goods_fen: number
    freight_fen: number
    service_fen: number
    photos_fen: number
    total_fen: number
    frozen_fen: number
    seller_order_number: string
    tracking_number: string
    shelf: string
    pages: {
      kind: 'order' | 'parcel' | 'stock_item' | 'refund_case' | 'conversation' | 'recharge' | 'remittance' | 'withdrawal' | 'adjustment' | 'claim'
      id: string
      hint: string
      number: string
    }[]
  }[]
}

export type StaffPlan = {
  id: string
  name_en: string
  name_zh: string
  price_fen: number
  free_storage_days: number | null
  photo_price_fen: number | null
  service_per_mille: number | null
  review_hours: number | null
  created_at: string
  stopped_at: string | null
  member_count: number
}

export type StaffPublicList = {
  id: string
  code: string
  state: 'shown' | 'withdrawn' | 'taken_down'
  title: string
  intro: string
  shown_name: string
  shopper: {
    id: string
    code: string
  }
  goods_count: number
  goods: string[]
  published_at: string
  updated_at: string
  taken_down_at: string | null
  taken_down_reason: string
  open_reports: number
  reports: {
    id: string
    reason: 'illegal' | 'unsafe' | 'counterfeit' | 'misleading' | 'offensive' | 'personal_data' | 'other'
    words: string
    created_at: string
    decided_at: string | null
  }[]
}

export type StaffRate = {
  currency: string
  rate: string
  quoted_on: string
  source: string
  entered_by: string | null
  note: string
  created_at: string
  credit_rate: string
  minor_digits: number
  offered: boolean
  age: 'fresh' | 'late' | 'stopped'
  before: {
    rate: string
    quoted_on: string
  } | null
}

export type StaffRecharge = {
  id: string
  number: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  provider: string
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate: string
  rate_quoted_on: string
  failure: string
  created_at: string
  succeeded_at: string | null
  shopper: Payee
  margin_per_mille: number
  provider_ref: string | null
  payment_ref: string | null
  for_payment: boolean
  returned_fen: number
  expires_at: string
}

export type StaffRemittance = {
  id: string
  number: string
  method: 'western_union' | 'bank_transfer'
  stage: 'submitted' | 'credited' | 'rejected'
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn_end: string
  bank_reference: string
  receipt_url: string | null
  note: string
  received_currency: string | null
  received_minor: number | null
  credit_fen: number | null
  rate: string | null
  rate_quoted_on: string | null
  reason: string
  created_at: string
  stage_at: string
  shopper: Payee
  decided_by: string | null
  decided_by_name: string | null
  approved_by: string | null
  approved_by_name: string | null
  why_not_second: WhyNotSecondStep
  approved_currency: string | null
  approved_minor: number | null
  same_reference: string[]
}

export type StaffService = {
  id: string
  unit: 'parcel' | 'item'
  price_fen: number
  name_en: string
  name_zh: string
  note_en: string
  note_zh: string
  position: number
  closed: boolean
}

export type StaffShare = {
  id: string
  creator: {
    id: string
    shown_name: string
  }
  shopper: {
    id: string
    code: string
  }
  order: {
    id: string
    number: string
  }
  state: 'held' | 'checking' | 'paid' | 'refused' | 'lapsed'
  fee_fen: number
  rate_per_mille: number
  share_fen: number
  taken_back_fen: number
  kept_fen: number
  signs: ('mailbox' | 'address' | 'device' | 'payout' | 'blocked')[]
  earned_at: string
  due_at: string
  reason: string
}

export type StaffShopperRow = {
  id: string
  code: string
  email: string
  email_verified: boolean
  nickname: string
  lang: Lang
  state: 'active' | 'blocked' | 'closed'
  available_fen: number
  frozen_fen: number
  created_at: string
  seen_at: string | null
}

export type StaffStanding = {
  debts: {
    kind: 'recharge' | 'return_freight' | 'compensation'
    amount_fen: number
  }[]
  due: {
    kind: 'late_storage' | 'supplement'
    amount_fen: number
  }[]
  holds: {
    kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
    since: string
    until: string | null
  }[]
  lifted: {
    kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
    since: string
    until: string | null
    by: string
    by_name: string
  }[]
}

export type StaffWarehouse = {
  id: string
  name_en: string
  name_zh: string
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
  position: number
  closed: boolean
  confirmed: boolean
  stock: number
}

export type StaffWithdrawal = {
  id: string
  number: string
  stage: 'requested' | 'paying' | 'paid' | 'rejected' | 'cancelled'
  amount_fen: number
  by_hand_fen: number
  by_hand_at: string | null
  payout: Payout | null
  reason: string
  held_until: string | null
  holds: {
    kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
    since: string
    until: string | null
  }[]
  why_held: 'shopper_blocked' | 'debt_open' | 'dispute_open' | 'withdrawal_held' | null
  created_at: string
  stage_at: string
  parts: {
    provider: string
    recharge_number: string
    currency: string
    amount_minor: number
    amount_fen: number
    stage: 'waiting' | 'done' | 'refused' | 'undone'
    failure: string
  }[]
  by_hand_reference: string
  shopper: Payee
  decided_by: string | null
  decided_by_name: string | null
  two_people: boolean
  approved_by: string | null
  approved_by_name: string | null
  lifted: {
    kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
    since: string
    until: string | null
    by: string
    by_name: string
  }[]
  why_not_second: WhyNotSecondStep
}

export type StaffZone = {
  zone: string
  name_en: string
  name_zh: string
  countries: string[]
  first_grams: number
  first_price_fen: number
  step_grams: number
  step_price_fen: number
  customs_fee_fen: number
  min_charge_grams: number
  volumetric_divisor: number
  volumetric_min_side_mm: number
  max_grams: number
  max_length_mm: number
  max_sum_mm: number | null
  max_girth_mm: number | null
  min_days: number
  max_days: number
  observed_days: string
  refused_categories: string[]
}

export type StartConversationBody = {
  subject: string
  about: {
    kind: 'order' | 'order_item' | 'parcel' | 'refund_case'
    id: string
  } | null
  body: string
  file_ids: string[]
}

export type StartPackingReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type StartPickWaveBody = {
  parcel_ids: string[]
  cart: number
  bins: number
  for_me: boolean
}

export type StartPickWaveReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type StartStaffTwoFactorBody = {
  password: string
}

export type StartStaffTwoFactorReply = {
  secret: string
  uri: string
  qr: {
    size: number
    path: string
  }
}

export type StartTwoFactorBody = {
  password: string
}

export type StartTwoFactorReply = {
  secret: string
  uri: string
  qr: {
    size: number
    path: string
  }
}

export type Step = {
  step: string
  to_stage: string
  actor: string
  note: string
  item_id: string
  created_at: string
}

export type StockItem = {
  id: string
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  quantity: number
  value_fen: number
  category: string | null
  warehouse_id: string
  order_id: string | null
  order_number: string | null
  order_item_id: string | null
  image: string | null
  weight_grams: number | null
  size_mm: number[] | null
  photos: Photo[]
  problem: string | null
  stocked_at: string | null
  free_until: string | null
  days_left: number | null
  free_days: number | null
  late_fee_fen: number
  refund_deadline_at: string | null
  refund_open: boolean
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  moving_to?: string | null
  disputed?: boolean
  missing?: boolean
  hold?: {
    since: string
    reason: 'check' | 'transport' | 'payment' | 'authority' | 'other'
  } | null
  disposal_from?: string | null
  listing_image?: string | null
  options_text?: string
  problem_note?: string
  photo_order?: PhotoOrder | null
  accepted_at?: string | null
  returned?: 'good' | 'damaged' | 'missing' | null
}

export type StockRow = {
  id: string
  title: string
  names?: {
    title: string
    options: string
  }
  options_text: string
  quantity: number
  image: string | null
  image_of: 'inspection' | 'listing' | null
  remarks: {
    of: 'order' | 'item' | 'inbound' | 'answer'
    text: string
  }[]
  services: {
    service: 'photos' | 'shelf_photos'
    done: number
    wanted: number
    note: string
  }[]
  flaw: {
    problem: string
    note: string
    accepted: boolean
  } | null
  returned: 'good' | 'damaged' | 'missing' | null
  hold: {
    why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
    since: string
    pieces: number | null
    warehouse_id: string | null
    by: string | null
    reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
    note: string
  } | null
  warehouse_id: string
  shelf: string
  goods_number: string
  labelled_pieces: number
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  shopper_id: string
  shopper_name: string
  shopper_code: string
  shopper_lang: Lang
  order_number: string | null
  order_item_id: string | null
  inbound_id: string | null
  tracking_number: string
  category: string | null
  weight_grams: number | null
  size_mm: number[] | null
  last_size_mm?: number[] | null
  photo_shots: number
  photo_remark: string
  photos: {
    id: string
    url: string
    width: number
    height: number
    kind: string
    shows?: 'front' | 'back' | 'label' | 'flaw' | 'measure' | 'scale' | 'accessories' | 'packaging' | 'other'
    flaw?: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
    note?: string
    held_back?: boolean
  }[]
  photo_order?: PhotoOrder | null
  refund_pieces?: number | null
  received_at: string
  stocked_at: string | null
  free_until: string | null
  late_fee_fen?: number
  reminded_days_left?: number | null
  moving?: {
    to_warehouse: string
    reason: string
    sent_at: string
  } | null
  disposal?: {
    reason: string
    dispose_from: string
    told_at: string
    disposed_at: string | null
  } | null
}

export type StopCouponOfferBody = {
  reason: string
}

export type StopPlanBody = {
  reason: string
}

export type StoredFile = {
  id: string
  url: string
  width: number
  height: number
}

export type StoredRate = {
  rate: string
  quoted_on: string
  source: string
  entered_by: string | null
  note: string
  created_at: string
}

export type TakeBackReceiptBody = {
  reason: string
}

export type TakeBackSellerOrderBody = {
  reason: string
}

export type TakeBackSellerOrderReply = {
  id: string
  item_ids: string[]
}

export type TakeConversationBody = {
  from_staff_id: string | null
}

export type TakeCreatorStepBody = {
  step: 'approve' | 'decline' | 'pause' | 'resume' | 'end'
  reason: string
  forfeit?: boolean
}

export type TakeDownPublicListBody = {
  reason: string
}

export type TakeHoldBody = {
  kind: 'order_item' | 'seller_group' | 'refund_case' | 'withdrawal' | 'remittance' | 'adjustment' | 'parcel' | 'stock_item' | 'claim' | 'conversation' | 'lead' | 'review'
  id: string
  take_over?: boolean
}

export type TakeOutOfLoadBody = {
  stock_item_id: string
}

export type TakeOverKeptBody = {
  favourites: {
    url: string
    title: string
    note: string
  }[]
  viewed: {
    url: string
    title: string
    viewed_at: string
  }[]
}

export type TakeOverKeptReply = {
  favourites: number
  viewed: number
  no_room_for: number
}

export type TakePickWaveBody = {
  to?: string
}

export type TakePickWaveReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type TellDutyChargedBody = {
  amount_minor: number
  currency: string
  file_id: string | null
}

export type TellFoundThingBody = {
  number: string
  look: string
  pieces: number
  file_id: string | null
}

export type TellFoundThingReply = {
  again: boolean
  found: FoundInCount
}

export type TestHookReply = {
  id: string
  webhook_id: string
  event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided' | 'test'
  state: 'waiting' | 'delivered' | 'failed'
  tries: number
  outcome: string
  created_at: string
  tried_at: string | null
  next_try_at: string | null
  body: string
}

export type TickShiftNoteBody = {
  done: boolean
}

export type TickShiftNoteReply = {
  id: string
  body: string
  written_by_name: string
  written_at: string
  done: {
    by_name: string
    at: string
  } | null
}

export type Timeline = {
  entries: TimelineEntry[]
  cut: boolean
}

export type TimelineEntry = {
  at: string
  kind: 'step' | 'money' | 'message' | 'talk' | 'act' | 'tracking'
  what: string
  about: string
  from: string
  to: string
  amount_fen: number | null
  actor: 'shopper' | 'system' | 'staff'
  actor_name: string
  note: string
  transaction: number | null
  page: PageRef | null
}

export type TrackingEvent = {
  status: string
  milestone: 'waiting' | 'in_transit' | 'departed' | 'customs' | 'held' | 'arrived' | 'out_for_delivery' | 'to_collect' | 'not_delivered' | 'delivered' | 'returning' | 'trouble' | null
  reason: string | null
  place: string
  description: string
  original: string | null
  happened_at: string
}

export type TransferLoad = {
  id: string
  number: string
  stage: 'packing' | 'under_way' | 'received' | 'called_off'
  from_warehouse: string
  to_warehouse: string
  reason: string
  waybill: string
  boxes: number
  things: number
  arrived: number
  lost: number
  pieces: number
  arrived_pieces: number
  made_by: string
  made_at: string
  sent_by: string | null
  sent_at: string | null
  closed_by: string | null
  closed_at: string | null
  list: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    is: 'in' | 'arrived' | 'missing' | 'lost'
    box: number
    from_shelf: string
    shopper_code: string
    weight_grams: number | null
  }[]
}

export type UnblockShopperBody = {
  reason: string
}

export type UncheckContentBody = {
  stock_item_id: string
  pieces?: number
  piece?: number
}

export type UncheckContentReply = {
  id: string
  number: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: string
  shopper_id: string
  shopper_name: string
  shopper_code: string
  warehouse_id: string
  country: string
  country_name: string
  line_id: string
  line_name: string
  item_count: number
  is_held: boolean
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier?: string
  paid_at: string | null
  turn?: {
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    actor: 'shopper' | 'support' | 'buyer' | 'warehouse' | 'finance' | 'seller' | 'carrier' | null
    since: string
    by: string | null
  }
  address: ParcelAddress
  services: {
    id: string
    name: string
  }[]
  remark: string
  carton: string | null
  draft?: {
    weight: string
    length: string
    width: string
    height: string
    carton: string | null
    photos: {
      id: string
      url: string
    }[]
  } | null
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    weight_grams: number | null
    tracking_number: string
    checked: boolean
    checked_pieces: number
    short?: PickShort | null
    size_mm: number[] | null
  }[]
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  photos: {
    id: string
    url: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  ask?: ParcelAsk | null
  address_problem?: string
}

export type UnclaimedCard = {
  id: string
  warehouse_id: string
  courier: string
  number_end: string
  look: string
  arrived_at: string
  claimed_by_me: boolean
}

export type UnclaimedDetail = {
  id: string
  stage: 'unclaimed' | 'disputed' | 'claimed' | 'matched' | 'disposed' | 'undone'
  tracking_number: string
  courier: string
  warehouse_id: string
  shelf: string
  look: string
  image: string | null
  arrived_at: string
  stage_at: string
  open_claims: number
  photos: {
    id: string
    url: string
  }[]
  claims: StaffClaim[]
  bought: {
    item_id: string
    order_number: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    seller_name: string
    shopper_id: string
    shopper_name: string
    shopper_code: string
  }[]
  received: {
    id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
    bought: boolean
    shopper_id: string
    shopper_name: string
    shopper_code: string
  }[]
  disposable_from: string
  stock_item_id: string | null
  history: {
    step: string
    to_stage: 'unclaimed' | 'disputed' | 'claimed' | 'matched' | 'disposed' | 'undone'
    actor: string
    staff_name: string | null
    note: string
    created_at: string
  }[]
}

export type UnclaimedRow = {
  id: string
  stage: 'unclaimed' | 'disputed' | 'claimed' | 'matched' | 'disposed' | 'undone'
  tracking_number: string
  courier: string
  warehouse_id: string
  shelf: string
  look: string
  image: string | null
  arrived_at: string
  stage_at: string
  open_claims: number
}

export type UndoArrivalReply = {
  arrival_id: string
  tracking_number: string
  items: number
}

export type UndoDecisionsBody = {
  ids: string[]
}

export type UnpickPieceBody = {
  stock_item_id: string
  piece: number | null
  pieces?: number
}

export type UnpickPieceReply = {
  id: string
  number: number
  warehouse_id: string
  cart: number
  bins: number
  picker: Colleague | null
  created_at: string
  ended_at: string | null
  parcels: {
    parcel_id: string
    number: string
    country_name: string
    line_name: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    bin: number
    bins: number[]
    more_bin: number | null
    left: boolean
    pieces: number
    picked_pieces: number
    short: number
    goods_numbers: string[]
  }[]
  items: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    picked_pieces: number
    picked_labels: number[]
    short: PickShort | null
  }[]
  put_back: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
    }
    options_text: string
    quantity: number
    image: string | null
    image_of: 'inspection' | 'listing' | null
    remarks: {
      of: 'order' | 'item' | 'inbound' | 'answer'
      text: string
    }[]
    services: {
      service: 'photos' | 'shelf_photos'
      done: number
      wanted: number
      note: string
    }[]
    flaw: {
      problem: string
      note: string
      accepted: boolean
    } | null
    returned: 'good' | 'damaged' | 'missing' | null
    hold: {
      why: 'held' | 'disputed' | 'missing' | 'refund' | 'question' | 'moving'
      since: string
      pieces: number | null
      warehouse_id: string | null
      by: string | null
      reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
      note: string
    } | null
    warehouse_id: string
    shelf: string
    goods_number: string
    labelled_pieces: number
    tracking_number: string
    parcel_id: string
    bin: number
    bins: number[]
    pieces: number
  }[]
}

export type UnreadLink = {
  form: string
  host: string
  reason: 'page_unknown' | 'scheme_unknown' | 'leads_nowhere' | 'nothing_read'
  times: number
  first_at: string
  last_at: string
}

export type UnscanFromShelfBody = {
  code: string
}

export type UnscanFromShelfReply = {
  scans: number
}

export type UpdateInfoBody = {
  nickname?: string
  first_name?: string
  last_name?: string
  birthday?: string | null
  phone?: string
  lang?: Lang
  currency?: string
  time_zone?: string
}

export type UpdateInfoReply = {
  name: string
  nickname: string
  first_name: string
  last_name: string
  birthday: string | null
  phone: string
  lang: Lang
  currency: string
}

export type UpholdReceiptBody = {
  reason: string
}

export type UploadDataImportQuery = {
  kind: 'shoppers' | 'orders' | 'shelf'
  content_hash: string
}

export type UploadFileByStaffQuery = {
  kind: 'inspection' | 'packing' | 'attachment'
}

export type UploadFileQuery = {
  kind: 'review' | 'attachment' | 'receipt' | 'product'
}

export type UploadGoodsListQuery = {
  name?: string
}

export type UploadGoodsListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type UploadRulesReleaseQuery = {
  older_too?: boolean
}

export type UploadRulesReleaseReply = {
  id: string
  version: string
  source: 'product' | 'url' | 'file'
  state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
  valid_from: string
  minimum_product: string
  urgent: boolean
  arrived_at: string
  applies_at: string
  applied_at: string | null
  staff_name: string | null
}

export type UserInfo = {
  id: string
  code: string
  avatar: string | null
  name: string
  nickname: string
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
  birthday: string | null
  phone: string
  lang: Lang
  currency: string
  cart_count: number
  unread_count: number
  available_fen: number
  frozen_fen: number
}

export type VerifyEmailBody = {
  link: string
}

export type VerifyEmailReply = {
  email: string
  already: boolean
}

export type VerifyTokenReply = {
  is_login: boolean
  email_verified: boolean
}

export type ViewedGoods = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  seller_name: string
  image: string | null
  price_fen: number | null
  price_is_from: boolean
  is_sold_out: boolean
  read_at: string | null
  viewed_at: string
}

export type WantEvidenceBody = {
  note: string
}

export type Warehouse = {
  id: string
  name: string
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
}

export type Watch = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  image: string | null
  options_text: string
  options_latin: string
  state: 'available' | 'sold_out' | 'option_gone' | null
  price_fen: number | null
  read_at: string | null
  is_unreadable: boolean
  until: string
  created_at: string
}

export type WebhookEvent = {
  id: number
  provider: string
  event_id: string
  state: 'waiting' | 'done' | 'no_concern' | 'unexpected' | 'failed'
  outcome: string
  received_at: string
  processed_at: string | null
  error: string | null
}

export type WeighedBefore = {
  weighings: number
  pieces: number
  weight_grams: number
  arrived: number
  problems: number
}

export type WhyNotSecondStep = 'forbidden' | 'second_person_needed' | 'second_person_dependent' | 'second_person_waits' | null

export type Withdrawal = {
  id: string
  number: string
  stage: 'requested' | 'paying' | 'paid' | 'rejected' | 'cancelled'
  amount_fen: number
  parts: WithdrawalPart[]
  by_hand_fen: number
  by_hand_at: string | null
  payout: Payout | null
  reason: string
  held_until: string | null
  holds: {
    kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
    since: string
    until: string | null
  }[]
  why_held: 'shopper_blocked' | 'debt_open' | 'dispute_open' | 'withdrawal_held' | null
  created_at: string
  stage_at: string
}

export type WithdrawalPart = {
  provider: string
  recharge_number: string
  currency: string
  amount_minor: number
  amount_fen: number
  stage: 'waiting' | 'done' | 'refused' | 'undone'
}

export type WorkingDaysReply = {
  weekdays: number[]
  opens_hour: number
  closes_hour: number
  days_off: {
    first: string
    last: string
  }[]
  days_worked: string[]
  changed_at: string | null
}

export type WriteAsGuestBody = {
  key: string
  body: string
}

export type WriteMessageBody = {
  body: string
  file_ids: string[]
}

export interface Calls {
  'DELETE /addresses/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /cart/items/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: RemoveCartItemReply
  }
  'DELETE /favourites': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /favourites/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /goods_lists/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /goods_lists/{id}/publication': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /hooks/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /parcels/{id}/papers/{file_id}': {
    params: RemoveParcelPaperParams
    query: undefined
    body: undefined
    args: { params: RemoveParcelPaperParams; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /push_devices/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /sessions/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/canned_answers/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/duty_invoices/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/duty_rules/{place}/{charge}': {
    params: RestoreChargeParams
    query: undefined
    body: undefined
    args: { params: RestoreChargeParams; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/goods_category_bans/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/goods_kinds/{id}': {
    params: RemoveGoodsKindParams
    query: undefined
    body: undefined
    args: { params: RemoveGoodsKindParams; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/goods_words/{word}': {
    params: RemoveGoodsWordParams
    query: undefined
    body: undefined
    args: { params: RemoveGoodsWordParams; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/link_sites/{host}': {
    params: RemoveLinkSiteParams
    query: undefined
    body: undefined
    args: { params: RemoveLinkSiteParams; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/list_views/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /staff/sessions/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /tokens': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: RevokeTokensReply
  }
  'DELETE /tokens/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /users/avatar': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /viewed_goods': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /viewed_goods/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /watches': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /watches/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'GET /account/closing': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetClosingReply
  }
  'GET /addresses': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListAddressesReply
  }
  'GET /addresses/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Address
  }
  'GET /approval_requests/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ApprovalRequest
  }
  'GET /approvals': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListOwnApprovalsReply
  }
  'GET /article': {
    params: undefined
    query: ListArticlesQuery
    body: undefined
    args: { params?: undefined; query?: ListArticlesQuery; body?: undefined }
    reply: ListArticlesReply
  }
  'GET /article/{id}': {
    params: GetArticleParams
    query: undefined
    body: undefined
    args: { params: GetArticleParams; query?: undefined; body?: undefined }
    reply: GetArticleReply
  }
  'GET /cart': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetCartReply
  }
  'GET /cart/prices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: CheckCartPricesReply
  }
  'GET /configurations': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Configurations
  }
  'GET /conversations': {
    params: undefined
    query: ListConversationsQuery
    body: undefined
    args: { params?: undefined; query?: ListConversationsQuery; body?: undefined }
    reply: ListConversationsReply
  }
  'GET /conversations/{id}/messages': {
    params: ById
    query: ListConversationMessagesQuery
    body: undefined
    args: { params: ById; query?: ListConversationMessagesQuery; body?: undefined }
    reply: ListConversationMessagesReply
  }
  'GET /country': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListCountriesReply
  }
  'GET /country/{code}/provinces': {
    params: ListProvincesParams
    query: undefined
    body: undefined
    args: { params: ListProvincesParams; query?: undefined; body?: undefined }
    reply: ListProvincesReply
  }
  'GET /coupons': {
    params: undefined
    query: ListCouponsQuery
    body: undefined
    args: { params?: undefined; query?: ListCouponsQuery; body?: undefined }
    reply: ListCouponsReply
  }
  'GET /creator': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetOwnCreatorReply
  }
  'GET /creator/shares': {
    params: undefined
    query: ListOwnSharesQuery
    body: undefined
    args: { params?: undefined; query?: ListOwnSharesQuery; body?: undefined }
    reply: ListOwnSharesReply
  }
  'GET /creators/{code}': {
    params: GetCreatorPageParams
    query: undefined
    body: undefined
    args: { params: GetCreatorPageParams; query?: undefined; body?: undefined }
    reply: GetCreatorPageReply
  }
  'GET /customs/checks': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListRuleChecksReply
  }
  'GET /customs/rules': {
    params: undefined
    query: ListImportRulesQuery
    body: undefined
    args: { params?: undefined; query: ListImportRulesQuery; body?: undefined }
    reply: ListImportRulesReply
  }
  'GET /demo/staff': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListDemoStaffReply
  }
  'GET /desk': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetDeskReply
  }
  'GET /desk/waiting': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetWaitingReply
  }
  'GET /estimates/how_right': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetEstimateAccuracyReply
  }
  'GET /events_log': {
    params: undefined
    query: ListEventsQuery
    body: undefined
    args: { params?: undefined; query?: ListEventsQuery; body?: undefined }
    reply: ListEventsReply
  }
  'GET /exchange_rate': {
    params: undefined
    query: GetExchangeRateQuery
    body: undefined
    args: { params?: undefined; query?: GetExchangeRateQuery; body?: undefined }
    reply: GetExchangeRateReply
  }
  'GET /exports': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListExportsReply
  }
  'GET /favourites': {
    params: undefined
    query: ListFavouritesQuery
    body: undefined
    args: { params?: undefined; query?: ListFavouritesQuery; body?: undefined }
    reply: ListFavouritesReply
  }
  'GET /favourites/find': {
    params: undefined
    query: FindFavouriteQuery
    body: undefined
    args: { params?: undefined; query: FindFavouriteQuery; body?: undefined }
    reply: FindFavouriteReply
  }
  'GET /footer_articles': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListFooterArticlesReply
  }
  'GET /funds': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetFundsReply
  }
  'GET /funds/entries': {
    params: undefined
    query: ListEntriesQuery
    body: undefined
    args: { params?: undefined; query?: ListEntriesQuery; body?: undefined }
    reply: ListEntriesReply
  }
  'GET /goods/search': {
    params: undefined
    query: SearchGoodsQuery
    body: undefined
    args: { params?: undefined; query: SearchGoodsQuery; body?: undefined }
    reply: SearchGoodsReply
  }
  'GET /goods/{marketplace}/{item}/knowledge': {
    params: GetGoodsKnowledgeParams
    query: GetGoodsKnowledgeQuery
    body: undefined
    args: { params: GetGoodsKnowledgeParams; query?: GetGoodsKnowledgeQuery; body?: undefined }
    reply: GetGoodsKnowledgeReply
  }
  'GET /goods/{marketplace}/{item}/photos': {
    params: ListGoodsPhotosParams
    query: ListGoodsPhotosQuery
    body: undefined
    args: { params: ListGoodsPhotosParams; query?: ListGoodsPhotosQuery; body?: undefined }
    reply: ListGoodsPhotosReply
  }
  'GET /goods_lists': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListGoodsListsReply
  }
  'GET /goods_lists/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GoodsList
  }
  'GET /goods_lists/{id}/columns': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetGoodsListColumnsReply
  }
  'GET /goods_lists/{id}/publication': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetPublicationReply
  }
  'GET /goods_lists/{id}/rows': {
    params: ById
    query: ListGoodsListRowsQuery
    body: undefined
    args: { params: ById; query?: ListGoodsListRowsQuery; body?: undefined }
    reply: ListGoodsListRowsReply
  }
  'GET /grant': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetGrantReply
  }
  'GET /health/live': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'GET /health/ready': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ReadyReply
  }
  'GET /hooks': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListHooksReply
  }
  'GET /hooks/{id}/deliveries': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListDeliveriesReply
  }
  'GET /inbounds': {
    params: undefined
    query: ListInboundsQuery
    body: undefined
    args: { params?: undefined; query?: ListInboundsQuery; body?: undefined }
    reply: ListInboundsReply
  }
  'GET /languages': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetLanguagesReply
  }
  'GET /mail_choices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetMailChoicesReply
  }
  'GET /messages': {
    params: undefined
    query: ListMessagesQuery
    body: undefined
    args: { params?: undefined; query?: ListMessagesQuery; body?: undefined }
    reply: ListMessagesReply
  }
  'GET /orders': {
    params: undefined
    query: ListOrdersQuery
    body: undefined
    args: { params?: undefined; query?: ListOrdersQuery; body?: undefined }
    reply: ListOrdersReply
  }
  'GET /orders/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetOrderReply
  }
  'GET /parcels': {
    params: undefined
    query: ListParcelsQuery
    body: undefined
    args: { params?: undefined; query?: ListParcelsQuery; body?: undefined }
    reply: ListParcelsReply
  }
  'GET /parcels/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetParcelReply
  }
  'GET /parcels/{id}/claim': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetParcelClaimReply
  }
  'GET /parcels/{id}/lines': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListParcelLinesReply
  }
  'GET /payment_methods': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPaymentMethodsReply
  }
  'GET /payments/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetPaymentReply
  }
  'GET /photo_sharing': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetPhotoSharingReply
  }
  'GET /plans': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Plans
  }
  'GET /points': {
    params: undefined
    query: ListPointsQuery
    body: undefined
    args: { params?: undefined; query?: ListPointsQuery; body?: undefined }
    reply: ListPointsReply
  }
  'GET /points/coupons': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPointCouponsReply
  }
  'GET /products': {
    params: undefined
    query: LookUpProductQuery
    body: undefined
    args: { params?: undefined; query: LookUpProductQuery; body?: undefined }
    reply: LookUpProductReply
  }
  'GET /public_lists/{code}': {
    params: GetPublicListParams
    query: undefined
    body: undefined
    args: { params: GetPublicListParams; query?: undefined; body?: undefined }
    reply: GetPublicListReply
  }
  'GET /push_devices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPushDevicesReply
  }
  'GET /recharges': {
    params: undefined
    query: ListRechargesQuery
    body: undefined
    args: { params?: undefined; query?: ListRechargesQuery; body?: undefined }
    reply: ListRechargesReply
  }
  'GET /recharges/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Recharge
  }
  'GET /remittances': {
    params: undefined
    query: ListRemittancesQuery
    body: undefined
    args: { params?: undefined; query?: ListRemittancesQuery; body?: undefined }
    reply: ListRemittancesReply
  }
  'GET /reviews': {
    params: undefined
    query: ListReviewsQuery
    body: undefined
    args: { params?: undefined; query?: ListReviewsQuery; body?: undefined }
    reply: ListReviewsReply
  }
  'GET /security': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetSecurityReply
  }
  'GET /send_success_register_email': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: SendWelcomeMailReply
  }
  'GET /sessions': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListSessionsReply
  }
  'GET /shipping/days': {
    params: undefined
    query: ListLineDaysQuery
    body: undefined
    args: { params?: undefined; query: ListLineDaysQuery; body?: undefined }
    reply: ListLineDaysReply
  }
  'GET /shipping/prices': {
    params: undefined
    query: ListPricesQuery
    body: undefined
    args: { params?: undefined; query?: ListPricesQuery; body?: undefined }
    reply: ListPricesReply
  }
  'GET /site': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetSiteReply
  }
  'GET /staff/adjustments': {
    params: undefined
    query: ListAdjustmentsQuery
    body: undefined
    args: { params?: undefined; query?: ListAdjustmentsQuery; body?: undefined }
    reply: ListAdjustmentsReply
  }
  'GET /staff/approvals': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListApprovalsReply
  }
  'GET /staff/articles': {
    params: undefined
    query: ListArticlesForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListArticlesForStaffQuery; body?: undefined }
    reply: ListArticlesForStaffReply
  }
  'GET /staff/articles/{id}': {
    params: GetArticleForStaffParams
    query: undefined
    body: undefined
    args: { params: GetArticleForStaffParams; query?: undefined; body?: undefined }
    reply: ArticleDraft
  }
  'GET /staff/articles/{id}/revisions': {
    params: ListRevisionsParams
    query: undefined
    body: undefined
    args: { params: ListRevisionsParams; query?: undefined; body?: undefined }
    reply: ListRevisionsReply
  }
  'GET /staff/articles/{id}/revisions/{version}': {
    params: GetRevisionParams
    query: undefined
    body: undefined
    args: { params: GetRevisionParams; query?: undefined; body?: undefined }
    reply: GetRevisionReply
  }
  'GET /staff/aside_weighings': {
    params: undefined
    query: ListAsideWeighingsQuery
    body: undefined
    args: { params?: undefined; query?: ListAsideWeighingsQuery; body?: undefined }
    reply: ListAsideWeighingsReply
  }
  'GET /staff/assignments': {
    params: undefined
    query: ListAssignmentsQuery
    body: undefined
    args: { params?: undefined; query?: ListAssignmentsQuery; body?: undefined }
    reply: ListAssignmentsReply
  }
  'GET /staff/audit': {
    params: undefined
    query: ListActsQuery
    body: undefined
    args: { params?: undefined; query?: ListActsQuery; body?: undefined }
    reply: ListActsReply
  }
  'GET /staff/audit/choices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListAuditChoicesReply
  }
  'GET /staff/canned_answers': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListCannedAnswersReply
  }
  'GET /staff/carrier_invoice_rows': {
    params: undefined
    query: ListCarrierInvoiceRowsQuery
    body: undefined
    args: { params?: undefined; query: ListCarrierInvoiceRowsQuery; body?: undefined }
    reply: ListCarrierInvoiceRowsReply
  }
  'GET /staff/carrier_invoices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListCarrierInvoicesReply
  }
  'GET /staff/carrier_invoices/{id}/export': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ExportCarrierInvoiceReply
  }
  'GET /staff/cartons': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListCartonsReply
  }
  'GET /staff/claims': {
    params: undefined
    query: ListClaimsQuery
    body: undefined
    args: { params?: undefined; query?: ListClaimsQuery; body?: undefined }
    reply: ListClaimsReply
  }
  'GET /staff/claims/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ClaimDetail
  }
  'GET /staff/conversation_desk': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListColleaguesReply
  }
  'GET /staff/conversations': {
    params: undefined
    query: ListConversationsForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListConversationsForStaffQuery; body?: undefined }
    reply: ListConversationsForStaffReply
  }
  'GET /staff/conversations/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetConversationForStaffReply
  }
  'GET /staff/conversations/{id}/messages': {
    params: ById
    query: ListMessagesForStaffQuery
    body: undefined
    args: { params: ById; query?: ListMessagesForStaffQuery; body?: undefined }
    reply: ListMessagesForStaffReply
  }
  'GET /staff/count_differences': {
    params: undefined
    query: ListCountDifferencesQuery
    body: undefined
    args: { params?: undefined; query?: ListCountDifferencesQuery; body?: undefined }
    reply: ListCountDifferencesReply
  }
  'GET /staff/coupon_offers': {
    params: undefined
    query: ListCouponOffersQuery
    body: undefined
    args: { params?: undefined; query?: ListCouponOffersQuery; body?: undefined }
    reply: ListCouponOffersReply
  }
  'GET /staff/coupon_offers/{id}/coupons': {
    params: ById
    query: ListCouponsForStaffQuery
    body: undefined
    args: { params: ById; query?: ListCouponsForStaffQuery; body?: undefined }
    reply: ListCouponsForStaffReply
  }
  'GET /staff/creator_shares': {
    params: undefined
    query: ListCreatorSharesQuery
    body: undefined
    args: { params?: undefined; query?: ListCreatorSharesQuery; body?: undefined }
    reply: ListCreatorSharesReply
  }
  'GET /staff/creators': {
    params: undefined
    query: ListCreatorsQuery
    body: undefined
    args: { params?: undefined; query?: ListCreatorsQuery; body?: undefined }
    reply: ListCreatorsReply
  }
  'GET /staff/dashboard': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetDashboardReply
  }
  'GET /staff/data_import_templates/{kind}': {
    params: GetDataImportTemplateParams
    query: undefined
    body: undefined
    args: { params: GetDataImportTemplateParams; query?: undefined; body?: undefined }
    reply: GetDataImportTemplateReply
  }
  'GET /staff/data_imports': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListDataImportsReply
  }
  'GET /staff/day': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetDayReply
  }
  'GET /staff/debts': {
    params: undefined
    query: ListDebtsQuery
    body: undefined
    args: { params?: undefined; query?: ListDebtsQuery; body?: undefined }
    reply: ListDebtsReply
  }
  'GET /staff/destinations': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListDestinationsReply
  }
  'GET /staff/duty_invoices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListDutyInvoicesReply
  }
  'GET /staff/duty_rules': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetDutyOverviewReply
  }
  'GET /staff/duty_rules/{place}': {
    params: GetDutyPlaceParams
    query: undefined
    body: undefined
    args: { params: GetDutyPlaceParams; query?: undefined; body?: undefined }
    reply: GetDutyPlaceReply
  }
  'GET /staff/duty_tables': {
    params: undefined
    query: ListDutyTablesQuery
    body: undefined
    args: { params?: undefined; query?: ListDutyTablesQuery; body?: undefined }
    reply: ListDutyTablesReply
  }
  'GET /staff/estimate_checks': {
    params: undefined
    query: ListEstimateChecksQuery
    body: undefined
    args: { params?: undefined; query?: ListEstimateChecksQuery; body?: undefined }
    reply: ListEstimateChecksReply
  }
  'GET /staff/estimate_models': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListEstimateModelsReply
  }
  'GET /staff/exchange_rates': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListRatesForStaffReply
  }
  'GET /staff/exchange_rates/{currency}': {
    params: ListRateHistoryParams
    query: undefined
    body: undefined
    args: { params: ListRateHistoryParams; query?: undefined; body?: undefined }
    reply: ListRateHistoryReply
  }
  'GET /staff/extra_services': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListServicesForStaffReply
  }
  'GET /staff/figures': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListFiguresReply
  }
  'GET /staff/finds': {
    params: undefined
    query: FindAnythingQuery
    body: undefined
    args: { params?: undefined; query: FindAnythingQuery; body?: undefined }
    reply: FindAnythingReply
  }
  'GET /staff/found_things': {
    params: undefined
    query: ListFoundThingsQuery
    body: undefined
    args: { params?: undefined; query?: ListFoundThingsQuery; body?: undefined }
    reply: ListFoundThingsReply
  }
  'GET /staff/found_things/{id}/candidates': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListFoundCandidatesReply
  }
  'GET /staff/goods_categories': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListCategoriesForStaffReply
  }
  'GET /staff/goods_corrections/{marketplace}/{item}': {
    params: GetGoodsCorrectionParams
    query: undefined
    body: undefined
    args: { params: GetGoodsCorrectionParams; query?: undefined; body?: undefined }
    reply: GetGoodsCorrectionReply
  }
  'GET /staff/goods_kinds': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListGoodsKindsReply
  }
  'GET /staff/goods_photos': {
    params: undefined
    query: ListShownPhotosQuery
    body: undefined
    args: { params?: undefined; query?: ListShownPhotosQuery; body?: undefined }
    reply: ListShownPhotosReply
  }
  'GET /staff/holds': {
    params: undefined
    query: ListHoldsQuery
    body: undefined
    args: { params?: undefined; query: ListHoldsQuery; body?: undefined }
    reply: ListHoldsReply
  }
  'GET /staff/hooks/failing': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListFailingHooksReply
  }
  'GET /staff/import_rules': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListImportRulesForStaffReply
  }
  'GET /staff/import_rules/export': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ExportImportRulesReply
  }
  'GET /staff/info': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetStaffInfoReply
  }
  'GET /staff/jobs': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListJobsReply
  }
  'GET /staff/jobs/queue': {
    params: undefined
    query: ListQueuedJobsQuery
    body: undefined
    args: { params?: undefined; query?: ListQueuedJobsQuery; body?: undefined }
    reply: ListQueuedJobsReply
  }
  'GET /staff/jobs/runs': {
    params: undefined
    query: ListJobRunsQuery
    body: undefined
    args: { params?: undefined; query?: ListJobRunsQuery; body?: undefined }
    reply: ListJobRunsReply
  }
  'GET /staff/late_seller_orders': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListLateSellerOrdersReply
  }
  'GET /staff/leads': {
    params: undefined
    query: ListLeadsQuery
    body: undefined
    args: { params?: undefined; query?: ListLeadsQuery; body?: undefined }
    reply: ListLeadsReply
  }
  'GET /staff/leads/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Lead
  }
  'GET /staff/ledger': {
    params: undefined
    query: ListLedgerQuery
    body: undefined
    args: { params?: undefined; query?: ListLedgerQuery; body?: undefined }
    reply: ListLedgerReply
  }
  'GET /staff/ledger/choices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetLedgerChoicesReply
  }
  'GET /staff/link_sites': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListLinkSitesReply
  }
  'GET /staff/list_choices': {
    params: undefined
    query: ListFilterChoicesQuery
    body: undefined
    args: { params?: undefined; query: ListFilterChoicesQuery; body?: undefined }
    reply: ListFilterChoicesReply
  }
  'GET /staff/list_views': {
    params: undefined
    query: ListViewsQuery
    body: undefined
    args: { params?: undefined; query: ListViewsQuery; body?: undefined }
    reply: ListViewsReply
  }
  'GET /staff/lists/items': {
    params: undefined
    query: ListItemRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListItemRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/mails': {
    params: undefined
    query: ListMailRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListMailRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/parcels': {
    params: undefined
    query: ListParcelRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListParcelRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/recharges': {
    params: undefined
    query: ListRechargeRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListRechargeRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/refunds': {
    params: undefined
    query: ListRefundRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListRefundRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/remittances': {
    params: undefined
    query: ListRemittanceRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListRemittanceRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/shoppers': {
    params: undefined
    query: ListShopperRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListShopperRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/stock': {
    params: undefined
    query: ListStockRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListStockRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/lists/withdrawals': {
    params: undefined
    query: ListWithdrawalRowsQuery
    body: undefined
    args: { params?: undefined; query?: ListWithdrawalRowsQuery; body?: undefined }
    reply: ListPage
  }
  'GET /staff/mail_previews': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListMailPreviewsReply
  }
  'GET /staff/mails': {
    params: undefined
    query: ListMailsQuery
    body: undefined
    args: { params?: undefined; query?: ListMailsQuery; body?: undefined }
    reply: ListMailsReply
  }
  'GET /staff/mails/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetMailReply
  }
  'GET /staff/manifests': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListManifestsReply
  }
  'GET /staff/members': {
    params: undefined
    query: ListStaffMembersQuery
    body: undefined
    args: { params?: undefined; query?: ListStaffMembersQuery; body?: undefined }
    reply: ListStaffMembersReply
  }
  'GET /staff/members/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetStaffMemberReply
  }
  'GET /staff/mentions': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListMentionsReply
  }
  'GET /staff/order_items': {
    params: undefined
    query: ListItemsForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListItemsForStaffQuery; body?: undefined }
    reply: ListItemsForStaffReply
  }
  'GET /staff/orders/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: StaffOrder
  }
  'GET /staff/orders/{id}/timeline': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Timeline
  }
  'GET /staff/page_words': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPageWordsReply
  }
  'GET /staff/parcel_alarms': {
    params: undefined
    query: ListParcelAlarmsQuery
    body: undefined
    args: { params?: undefined; query?: ListParcelAlarmsQuery; body?: undefined }
    reply: ListParcelAlarmsReply
  }
  'GET /staff/parcels': {
    params: undefined
    query: ListParcelsForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListParcelsForStaffQuery; body?: undefined }
    reply: ListParcelsForStaffReply
  }
  'GET /staff/parcels/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetParcelForStaffReply
  }
  'GET /staff/parcels/{id}/declaration': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: DeclarationForStaff
  }
  'GET /staff/parcels/{id}/mergeable': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListMergeableReply
  }
  'GET /staff/parcels/{id}/packing_plan': {
    params: ById
    query: PlanPackingQuery
    body: undefined
    args: { params: ById; query?: PlanPackingQuery; body?: undefined }
    reply: PlanPackingReply
  }
  'GET /staff/parcels/{id}/shipment': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetShipmentReply
  }
  'GET /staff/parcels/{id}/timeline': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Timeline
  }
  'GET /staff/pick_waves': {
    params: undefined
    query: ListPickWavesQuery
    body: undefined
    args: { params?: undefined; query?: ListPickWavesQuery; body?: undefined }
    reply: ListPickWavesReply
  }
  'GET /staff/pick_waves/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetPickWaveReply
  }
  'GET /staff/plans': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPlansForStaffReply
  }
  'GET /staff/policy': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetPolicyReply
  }
  'GET /staff/processes': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListProcessesReply
  }
  'GET /staff/product_sources': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListProductSourcesReply
  }
  'GET /staff/proposals': {
    params: undefined
    query: ListProposalsQuery
    body: undefined
    args: { params?: undefined; query?: ListProposalsQuery; body?: undefined }
    reply: ListProposalsReply
  }
  'GET /staff/proposals/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Proposal
  }
  'GET /staff/public_lists': {
    params: undefined
    query: ListPublicListsQuery
    body: undefined
    args: { params?: undefined; query?: ListPublicListsQuery; body?: undefined }
    reply: ListPublicListsReply
  }
  'GET /staff/purchase_batches': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPurchaseBatchesReply
  }
  'GET /staff/purchase_batches/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: PurchaseBatch
  }
  'GET /staff/rate_cards': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListRateCardsReply
  }
  'GET /staff/rate_cards/export': {
    params: undefined
    query: ExportRateCardQuery
    body: undefined
    args: { params?: undefined; query?: ExportRateCardQuery; body?: undefined }
    reply: ExportRateCardReply
  }
  'GET /staff/ready_reasons': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListReadyReasonsReply
  }
  'GET /staff/recharges': {
    params: undefined
    query: ListRechargesForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListRechargesForStaffQuery; body?: undefined }
    reply: ListRechargesForStaffReply
  }
  'GET /staff/recharges/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetRechargeForStaffReply
  }
  'GET /staff/reconciliation': {
    params: undefined
    query: ListDifferencesQuery
    body: undefined
    args: { params?: undefined; query?: ListDifferencesQuery; body?: undefined }
    reply: ListDifferencesReply
  }
  'GET /staff/refund_cases': {
    params: undefined
    query: ListRefundCasesQuery
    body: undefined
    args: { params?: undefined; query?: ListRefundCasesQuery; body?: undefined }
    reply: ListRefundCasesReply
  }
  'GET /staff/remittances': {
    params: undefined
    query: ListRemittancesForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListRemittancesForStaffQuery; body?: undefined }
    reply: ListRemittancesForStaffReply
  }
  'GET /staff/remittances/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetRemittanceForStaffReply
  }
  'GET /staff/reports/{report}': {
    params: GetReportParams
    query: GetReportQuery
    body: undefined
    args: { params: GetReportParams; query: GetReportQuery; body?: undefined }
    reply: GetReportReply
  }
  'GET /staff/reviews': {
    params: undefined
    query: ListReviewsForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListReviewsForStaffQuery; body?: undefined }
    reply: ListReviewsForStaffReply
  }
  'GET /staff/rights': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListRightsReply
  }
  'GET /staff/rules_releases': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListRulesReleasesReply
  }
  'GET /staff/rules_releases/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetRulesReleaseReply
  }
  'GET /staff/rules_releases/{id}/effects': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetRulesEffectsReply
  }
  'GET /staff/security': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetStaffSecurityReply
  }
  'GET /staff/seller_orders': {
    params: undefined
    query: FindSellerOrdersQuery
    body: undefined
    args: { params?: undefined; query: FindSellerOrdersQuery; body?: undefined }
    reply: FindSellerOrdersReply
  }
  'GET /staff/settings': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Settings
  }
  'GET /staff/setup': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Setup
  }
  'GET /staff/shelf_counts': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListShelfCountsReply
  }
  'GET /staff/shelf_counts/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ShelfCount
  }
  'GET /staff/shift_notes': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListShiftNotesReply
  }
  'GET /staff/shifts': {
    params: undefined
    query: ListShiftsQuery
    body: undefined
    args: { params?: undefined; query?: ListShiftsQuery; body?: undefined }
    reply: ListShiftsReply
  }
  'GET /staff/shipping_lines': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListLinesForStaffReply
  }
  'GET /staff/shoppers': {
    params: undefined
    query: ListShoppersQuery
    body: undefined
    args: { params?: undefined; query?: ListShoppersQuery; body?: undefined }
    reply: ListShoppersReply
  }
  'GET /staff/shoppers/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ShopperPage
  }
  'GET /staff/shoppers/{id}/records': {
    params: ById
    query: ListShopperRecordsQuery
    body: undefined
    args: { params: ById; query: ListShopperRecordsQuery; body?: undefined }
    reply: ListShopperRecordsReply
  }
  'GET /staff/statements': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListStatementsReply
  }
  'GET /staff/statements/{id}/plan': {
    params: GetStatementPlanParams
    query: undefined
    body: undefined
    args: { params: GetStatementPlanParams; query?: undefined; body?: undefined }
    reply: GetStatementPlanReply
  }
  'GET /staff/stock_items': {
    params: undefined
    query: ListStockForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListStockForStaffQuery; body?: undefined }
    reply: ListStockForStaffReply
  }
  'GET /staff/stock_items/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: StockRow
  }
  'GET /staff/stock_items/{id}/places': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListStockPlacesReply
  }
  'GET /staff/stock_items/{id}/shelf_choices': {
    params: ById
    query: ListShelfChoicesQuery
    body: undefined
    args: { params: ById; query?: ListShelfChoicesQuery; body?: undefined }
    reply: ListShelfChoicesReply
  }
  'GET /staff/tariff_numbers': {
    params: undefined
    query: SearchTariffNumbersQuery
    body: undefined
    args: { params?: undefined; query: SearchTariffNumbersQuery; body?: undefined }
    reply: SearchTariffNumbersReply
  }
  'GET /staff/tax_registrations': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListTaxRegistrationsReply
  }
  'GET /staff/tax_report': {
    params: undefined
    query: GetTaxReportQuery
    body: undefined
    args: { params?: undefined; query: GetTaxReportQuery; body?: undefined }
    reply: GetTaxReportReply
  }
  'GET /staff/tax_report/export': {
    params: undefined
    query: ExportTaxReportQuery
    body: undefined
    args: { params?: undefined; query: ExportTaxReportQuery; body?: undefined }
    reply: ExportTaxReportReply
  }
  'GET /staff/team': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListTeamReply
  }
  'GET /staff/tracking_numbers/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: NumberBatch
  }
  'GET /staff/trade': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetTradeReply
  }
  'GET /staff/transfer_loads': {
    params: undefined
    query: ListTransferLoadsQuery
    body: undefined
    args: { params?: undefined; query?: ListTransferLoadsQuery; body?: undefined }
    reply: ListTransferLoadsReply
  }
  'GET /staff/transfer_loads/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: TransferLoad
  }
  'GET /staff/unclaimed': {
    params: undefined
    query: ListUnclaimedForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListUnclaimedForStaffQuery; body?: undefined }
    reply: ListUnclaimedForStaffReply
  }
  'GET /staff/unclaimed/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: UnclaimedDetail
  }
  'GET /staff/unread_links': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListUnreadLinksReply
  }
  'GET /staff/warehouses': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListWarehousesForStaffReply
  }
  'GET /staff/ways_to_pay': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListWaysToPayForStaffReply
  }
  'GET /staff/webhooks': {
    params: undefined
    query: ListWebhooksQuery
    body: undefined
    args: { params?: undefined; query?: ListWebhooksQuery; body?: undefined }
    reply: ListWebhooksReply
  }
  'GET /staff/webhooks/{event}': {
    params: GetWebhookParams
    query: undefined
    body: undefined
    args: { params: GetWebhookParams; query?: undefined; body?: undefined }
    reply: GetWebhookReply
  }
  'GET /staff/withdrawals': {
    params: undefined
    query: ListWithdrawalsForStaffQuery
    body: undefined
    args: { params?: undefined; query?: ListWithdrawalsForStaffQuery; body?: undefined }
    reply: ListWithdrawalsForStaffReply
  }
  'GET /staff/working_days': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: WorkingDaysReply
  }
  'GET /stock_items': {
    params: undefined
    query: ListStockQuery
    body: undefined
    args: { params?: undefined; query?: ListStockQuery; body?: undefined }
    reply: ListStockReply
  }
  'GET /tokens': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListTokensReply
  }
  'GET /tokens/{id}/acts': {
    params: ById
    query: ListTokenActsQuery
    body: undefined
    args: { params: ById; query?: ListTokenActsQuery; body?: undefined }
    reply: ListTokenActsReply
  }
  'GET /unclaimed': {
    params: undefined
    query: ListUnclaimedQuery
    body: undefined
    args: { params?: undefined; query?: ListUnclaimedQuery; body?: undefined }
    reply: ListUnclaimedReply
  }
  'GET /unclaimed_claims': {
    params: undefined
    query: ListOwnershipClaimsQuery
    body: undefined
    args: { params?: undefined; query?: ListOwnershipClaimsQuery; body?: undefined }
    reply: ListOwnershipClaimsReply
  }
  'GET /users/info': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: UserInfo
  }
  'GET /users/verify': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: VerifyTokenReply
  }
  'GET /viewed_goods': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListViewedGoodsReply
  }
  'GET /warehouses': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListWarehousesReply
  }
  'GET /watches': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListWatchesReply
  }
  'GET /withdrawals': {
    params: undefined
    query: ListWithdrawalsQuery
    body: undefined
    args: { params?: undefined; query?: ListWithdrawalsQuery; body?: undefined }
    reply: ListWithdrawalsReply
  }
  'PATCH /cart/items/{id}': {
    params: ById
    query: undefined
    body: ChangeCartItemBody
    args: { params: ById; query?: undefined; body?: ChangeCartItemBody }
    reply: CartItem
  }
  'PATCH /favourites/{id}': {
    params: ById
    query: undefined
    body: ChangeFavouriteBody
    args: { params: ById; query?: undefined; body: ChangeFavouriteBody }
    reply: Done
  }
  'PATCH /goods_lists/{id}': {
    params: ById
    query: undefined
    body: ChangeGoodsListBody
    args: { params: ById; query?: undefined; body?: ChangeGoodsListBody }
    reply: GoodsList
  }
  'PATCH /goods_lists/{id}/rows': {
    params: ById
    query: undefined
    body: ChangeGoodsListRowsBody
    args: { params: ById; query?: undefined; body: ChangeGoodsListRowsBody }
    reply: ChangeGoodsListRowsReply
  }
  'PATCH /order_items/{id}': {
    params: ById
    query: undefined
    body: NameOrderItemBody
    args: { params: ById; query?: undefined; body: NameOrderItemBody }
    reply: NameOrderItemReply
  }
  'PATCH /staff/list_views/{id}': {
    params: ById
    query: undefined
    body: ChangeViewBody
    args: { params: ById; query?: undefined; body?: ChangeViewBody }
    reply: ListView
  }
  'PATCH /staff/members/{id}': {
    params: ById
    query: undefined
    body: ChangeStaffMemberBody
    args: { params: ById; query?: undefined; body?: ChangeStaffMemberBody }
    reply: StaffMemberRow
  }
  'POST /account/close': {
    params: undefined
    query: undefined
    body: CloseAccountBody
    args: { params?: undefined; query?: undefined; body: CloseAccountBody }
    reply: Done
  }
  'POST /active_email': {
    params: undefined
    query: undefined
    body: VerifyEmailBody
    args: { params?: undefined; query?: undefined; body: VerifyEmailBody }
    reply: VerifyEmailReply
  }
  'POST /addresses': {
    params: undefined
    query: undefined
    body: AddAddressBody
    args: { params?: undefined; query?: undefined; body: AddAddressBody }
    reply: Address
  }
  'POST /addresses/letters': {
    params: undefined
    query: undefined
    body: ProposeLettersBody
    args: { params?: undefined; query?: undefined; body: ProposeLettersBody }
    reply: ProposeLettersReply
  }
  'POST /addresses/{id}/default': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Address
  }
  'POST /approval_requests/{id}/withdraw': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /approvals/{id}/approve': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /approvals/{id}/decline': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /cart/items': {
    params: undefined
    query: undefined
    body: AddCartItemBody
    args: { params?: undefined; query?: undefined; body: AddCartItemBody }
    reply: AddCartItemReply
  }
  'POST /cart/items/delete': {
    params: undefined
    query: undefined
    body: RemoveCartItemsBody
    args: { params?: undefined; query?: undefined; body: RemoveCartItemsBody }
    reply: RemoveCartItemsReply
  }
  'POST /check_reset_password_link': {
    params: undefined
    query: undefined
    body: CheckResetLinkBody
    args: { params?: undefined; query?: undefined; body: CheckResetLinkBody }
    reply: CheckResetLinkReply
  }
  'POST /claims/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Claim
  }
  'POST /claims/{id}/evidence': {
    params: ById
    query: undefined
    body: AddEvidenceBody
    args: { params: ById; query?: undefined; body: AddEvidenceBody }
    reply: Claim
  }
  'POST /contact': {
    params: undefined
    query: undefined
    body: AskAsGuestBody
    args: { params?: undefined; query?: undefined; body: AskAsGuestBody }
    reply: Done
  }
  'POST /contact/thread': {
    params: undefined
    query: undefined
    body: ReadGuestConversationBody
    args: { params?: undefined; query?: undefined; body: ReadGuestConversationBody }
    reply: ReadGuestConversationReply
  }
  'POST /contact/thread/messages': {
    params: undefined
    query: undefined
    body: WriteAsGuestBody
    args: { params?: undefined; query?: undefined; body: WriteAsGuestBody }
    reply: Done
  }
  'POST /conversations': {
    params: undefined
    query: undefined
    body: StartConversationBody
    args: { params?: undefined; query?: undefined; body: StartConversationBody }
    reply: ById
  }
  'POST /conversations/{id}/close': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /conversations/{id}/messages': {
    params: ById
    query: undefined
    body: WriteMessageBody
    args: { params: ById; query?: undefined; body: WriteMessageBody }
    reply: ConversationMessage
  }
  'POST /conversations/{id}/read': {
    params: ById
    query: undefined
    body: ReadConversationBody
    args: { params: ById; query?: undefined; body: ReadConversationBody }
    reply: ReadConversationReply
  }
  'POST /coupons/redeem': {
    params: undefined
    query: undefined
    body: RedeemCouponBody
    args: { params?: undefined; query?: undefined; body: RedeemCouponBody }
    reply: Coupon
  }
  'POST /creator': {
    params: undefined
    query: undefined
    body: ApplyAsCreatorBody
    args: { params?: undefined; query?: undefined; body: ApplyAsCreatorBody }
    reply: OwnCreator
  }
  'POST /creators/{code}/visits': {
    params: CountCreatorVisitParams
    query: undefined
    body: Done
    args: { params: CountCreatorVisitParams; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /email_change': {
    params: undefined
    query: undefined
    body: ChangeEmailBody
    args: { params?: undefined; query?: undefined; body: ChangeEmailBody }
    reply: ChangeEmailReply
  }
  'POST /email_change/cancel': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /email_change/confirm': {
    params: undefined
    query: undefined
    body: ConfirmEmailChangeBody
    args: { params?: undefined; query?: undefined; body: ConfirmEmailChangeBody }
    reply: ConfirmEmailChangeReply
  }
  'POST /exports': {
    params: undefined
    query: undefined
    body: CreateExportBody
    args: { params?: undefined; query?: undefined; body: CreateExportBody }
    reply: CreateExportReply
  }
  'POST /favourites': {
    params: undefined
    query: undefined
    body: AddFavouriteBody
    args: { params?: undefined; query?: undefined; body: AddFavouriteBody }
    reply: ById
  }
  'POST /favourites/take_over': {
    params: undefined
    query: undefined
    body: TakeOverKeptBody
    args: { params?: undefined; query?: undefined; body: TakeOverKeptBody }
    reply: TakeOverKeptReply
  }
  'POST /goods/landed_cost': {
    params: undefined
    query: undefined
    body: CalculateLandedCostBody
    args: { params?: undefined; query?: undefined; body: CalculateLandedCostBody }
    reply: CalculateLandedCostReply
  }
  'POST /goods/search_by_picture': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body: Blob }
    reply: SearchGoodsByPictureReply
  }
  'POST /goods_lists': {
    params: undefined
    query: undefined
    body: CreateGoodsListBody
    args: { params?: undefined; query?: undefined; body: CreateGoodsListBody }
    reply: CreateGoodsListReply
  }
  'POST /goods_lists/files': {
    params: undefined
    query: UploadGoodsListQuery
    body: undefined
    args: { params?: undefined; query?: UploadGoodsListQuery; body: Blob }
    reply: UploadGoodsListReply
  }
  'POST /goods_lists/{id}/copy': {
    params: ById
    query: undefined
    body: CopyGoodsListBody
    args: { params: ById; query?: undefined; body?: CopyGoodsListBody }
    reply: CopyGoodsListReply
  }
  'POST /goods_lists/{id}/rows/delete': {
    params: ById
    query: undefined
    body: RemoveGoodsListRowsBody
    args: { params: ById; query?: undefined; body: RemoveGoodsListRowsBody }
    reply: RemoveGoodsListRowsReply
  }
  'POST /goods_lists/{id}/to_cart': {
    params: ById
    query: undefined
    body: AddGoodsListToCartBody
    args: { params: ById; query?: undefined; body?: AddGoodsListToCartBody }
    reply: AddGoodsListToCartReply
  }
  'POST /hooks': {
    params: undefined
    query: undefined
    body: CreateHookBody
    args: { params?: undefined; query?: undefined; body: CreateHookBody }
    reply: CreateHookReply
  }
  'POST /hooks/{id}/deliveries/{delivery}/redeliver': {
    params: RedeliverParams
    query: undefined
    body: undefined
    args: { params: RedeliverParams; query?: undefined; body?: undefined }
    reply: RedeliverReply
  }
  'POST /hooks/{id}/enable': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Hook
  }
  'POST /hooks/{id}/replay': {
    params: ById
    query: undefined
    body: ReplayHookBody
    args: { params: ById; query?: undefined; body: ReplayHookBody }
    reply: ReplayHookReply
  }
  'POST /hooks/{id}/rotate_secret': {
    params: ById
    query: undefined
    body: RotateHookSecretBody
    args: { params: ById; query?: undefined; body: RotateHookSecretBody }
    reply: RotateHookSecretReply
  }
  'POST /hooks/{id}/test': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: TestHookReply
  }
  'POST /inbounds': {
    params: undefined
    query: undefined
    body: AnnounceInboundBody
    args: { params?: undefined; query?: undefined; body: AnnounceInboundBody }
    reply: Inbound
  }
  'POST /inbounds/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Inbound
  }
  'POST /leads': {
    params: undefined
    query: undefined
    body: SendLeadBody
    args: { params?: undefined; query?: undefined; body: SendLeadBody }
    reply: ById
  }
  'POST /leaked_tokens': {
    params: undefined
    query: undefined
    body: ReportLeakedTokensBody
    args: { params?: undefined; query?: undefined; body: ReportLeakedTokensBody }
    reply: Done
  }
  'POST /links/resolve': {
    params: undefined
    query: undefined
    body: ResolveLinkBody
    args: { params?: undefined; query?: undefined; body: ResolveLinkBody }
    reply: ResolveLinkReply
  }
  'POST /login': {
    params: undefined
    query: LoginQuery
    body: LoginBody
    args: { params?: undefined; query?: LoginQuery; body?: LoginBody }
    reply: LoginReply
  }
  'POST /logout': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /messages/read': {
    params: undefined
    query: undefined
    body: ReadMessagesBody
    args: { params?: undefined; query?: undefined; body?: ReadMessagesBody }
    reply: ReadMessagesReply
  }
  'POST /oauth/authorizations': {
    params: undefined
    query: undefined
    body: AuthorizeConnectionBody
    args: { params?: undefined; query?: undefined; body: AuthorizeConnectionBody }
    reply: AuthorizeConnectionReply
  }
  'POST /oauth/authorizations/preview': {
    params: undefined
    query: undefined
    body: PreviewConnectionBody
    args: { params?: undefined; query?: undefined; body: PreviewConnectionBody }
    reply: PreviewConnectionReply
  }
  'POST /order_items/{id}/answer': {
    params: ById
    query: undefined
    body: AnswerQuestionBody
    args: { params: ById; query?: undefined; body: AnswerQuestionBody }
    reply: AnswerQuestionReply
  }
  'POST /order_items/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelOrderItemBody
    args: { params: ById; query?: undefined; body?: CancelOrderItemBody }
    reply: CancelOrderItemReply
  }
  'POST /order_items/{id}/cancel_refund': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: CancelRefundReply
  }
  'POST /order_items/{id}/fine_photos': {
    params: ById
    query: undefined
    body: RequestFinePhotosBody
    args: { params: ById; query?: undefined; body: RequestFinePhotosBody }
    reply: RequestFinePhotosReply
  }
  'POST /order_items/{id}/refund': {
    params: ById
    query: undefined
    body: RequestRefundBody
    args: { params: ById; query?: undefined; body: RequestRefundBody }
    reply: RequestRefundReply
  }
  'POST /orders': {
    params: undefined
    query: undefined
    body: PlaceOrdersBody
    args: { params?: undefined; query?: undefined; body: PlaceOrdersBody }
    reply: PlaceOrdersReply
  }
  'POST /orders/preview': {
    params: undefined
    query: undefined
    body: PreviewOrdersBody
    args: { params?: undefined; query?: undefined; body: PreviewOrdersBody }
    reply: PreviewOrdersReply
  }
  'POST /orders/{id}/again': {
    params: ById
    query: undefined
    body: OrderAgainBody
    args: { params: ById; query?: undefined; body?: OrderAgainBody }
    reply: OrderAgainReply
  }
  'POST /orders/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelOrderBody
    args: { params: ById; query?: undefined; body?: CancelOrderBody }
    reply: CancelOrderReply
  }
  'POST /parcels': {
    params: undefined
    query: undefined
    body: CreateParcelBody
    args: { params?: undefined; query?: undefined; body: CreateParcelBody }
    reply: CreateParcelReply
  }
  'POST /parcels/advice': {
    params: undefined
    query: undefined
    body: AdviseParcelBody
    args: { params?: undefined; query?: undefined; body: AdviseParcelBody }
    reply: AdviseParcelReply
  }
  'POST /parcels/preview': {
    params: undefined
    query: undefined
    body: PreviewParcelBody
    args: { params?: undefined; query?: undefined; body: PreviewParcelBody }
    reply: PreviewParcelReply
  }
  'POST /parcels/{id}/address': {
    params: ById
    query: undefined
    body: CorrectParcelAddressBody
    args: { params: ById; query?: undefined; body: CorrectParcelAddressBody }
    reply: CorrectParcelAddressReply
  }
  'POST /parcels/{id}/answer': {
    params: ById
    query: undefined
    body: AnswerParcelAskBody
    args: { params: ById; query?: undefined; body: AnswerParcelAskBody }
    reply: Done
  }
  'POST /parcels/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelParcelBody
    args: { params: ById; query?: undefined; body?: CancelParcelBody }
    reply: CancelParcelReply
  }
  'POST /parcels/{id}/claim': {
    params: ById
    query: undefined
    body: OpenClaimBody
    args: { params: ById; query?: undefined; body: OpenClaimBody }
    reply: Claim
  }
  'POST /parcels/{id}/confirm_receipt': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: ConfirmReceiptReply
  }
  'POST /parcels/{id}/line': {
    params: ById
    query: undefined
    body: ChangeParcelLineBody
    args: { params: ById; query?: undefined; body: ChangeParcelLineBody }
    reply: ChangeParcelLineReply
  }
  'POST /parcels/{id}/papers': {
    params: ById
    query: AddParcelPaperQuery
    body: undefined
    args: { params: ById; query: AddParcelPaperQuery; body: Blob }
    reply: ById
  }
  'POST /parcels/{id}/review': {
    params: ById
    query: undefined
    body: ReviewParcelBody
    args: { params: ById; query?: undefined; body: ReviewParcelBody }
    reply: ById
  }
  'POST /payments': {
    params: undefined
    query: undefined
    body: CreatePaymentBody
    args: { params?: undefined; query?: undefined; body: CreatePaymentBody }
    reply: CreatePaymentReply
  }
  'POST /payments/preview': {
    params: undefined
    query: undefined
    body: PreviewPaymentBody
    args: { params?: undefined; query?: undefined; body?: PreviewPaymentBody }
    reply: PreviewPaymentReply
  }
  'POST /plans/cancel': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Plans
  }
  'POST /plans/keep': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Plans
  }
  'POST /plans/{id}/join': {
    params: ById
    query: undefined
    body: JoinPlanBody
    args: { params: ById; query?: undefined; body: JoinPlanBody }
    reply: Plans
  }
  'POST /points/exchange': {
    params: undefined
    query: undefined
    body: ExchangePointsBody
    args: { params?: undefined; query?: undefined; body: ExchangePointsBody }
    reply: Coupon
  }
  'POST /public_lists/{code}/copy': {
    params: CopyPublicListParams
    query: undefined
    body: Done
    args: { params: CopyPublicListParams; query?: undefined; body?: Done }
    reply: CopyPublicListReply
  }
  'POST /public_lists/{code}/reports': {
    params: ReportPublicListParams
    query: undefined
    body: ReportPublicListBody
    args: { params: ReportPublicListParams; query?: undefined; body: ReportPublicListBody }
    reply: Done
  }
  'POST /push_devices': {
    params: undefined
    query: undefined
    body: SavePushDeviceBody
    args: { params?: undefined; query?: undefined; body: SavePushDeviceBody }
    reply: PushDevice
  }
  'POST /recharges': {
    params: undefined
    query: undefined
    body: CreateRechargeBody
    args: { params?: undefined; query?: undefined; body: CreateRechargeBody }
    reply: Recharge
  }
  'POST /recharges/preview': {
    params: undefined
    query: undefined
    body: PreviewRechargeBody
    args: { params?: undefined; query?: undefined; body: PreviewRechargeBody }
    reply: PreviewRechargeReply
  }
  'POST /remittances': {
    params: undefined
    query: undefined
    body: CreateRemittanceBody
    args: { params?: undefined; query?: undefined; body: CreateRemittanceBody }
    reply: Remittance
  }
  'POST /reset_password_email': {
    params: undefined
    query: undefined
    body: ResetPasswordBody
    args: { params?: undefined; query?: undefined; body: ResetPasswordBody }
    reply: Done
  }
  'POST /send_active_email': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: SendVerifyMailReply
  }
  'POST /send_reset_password_email': {
    params: undefined
    query: undefined
    body: SendResetMailBody
    args: { params?: undefined; query?: undefined; body: SendResetMailBody }
    reply: SendResetMailReply
  }
  'POST /sessions/end_others': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: EndOtherSessionsReply
  }
  'POST /shipping/estimate': {
    params: undefined
    query: undefined
    body: EstimateShippingBody
    args: { params?: undefined; query?: undefined; body: EstimateShippingBody }
    reply: EstimateShippingReply
  }
  'POST /staff/adjustments': {
    params: undefined
    query: undefined
    body: AskAdjustmentBody
    args: { params?: undefined; query?: undefined; body: AskAdjustmentBody }
    reply: Adjustment
  }
  'POST /staff/adjustments/{id}/book': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Adjustment
  }
  'POST /staff/adjustments/{id}/reject': {
    params: ById
    query: undefined
    body: RejectAdjustmentBody
    args: { params: ById; query?: undefined; body: RejectAdjustmentBody }
    reply: Adjustment
  }
  'POST /staff/arrivals': {
    params: undefined
    query: undefined
    body: ScanArrivalBody
    args: { params?: undefined; query?: undefined; body: ScanArrivalBody }
    reply: ScanArrivalReply
  }
  'POST /staff/arrivals/{id}/undo': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: UndoArrivalReply
  }
  'POST /staff/articles': {
    params: undefined
    query: undefined
    body: AddArticleBody
    args: { params?: undefined; query?: undefined; body: AddArticleBody }
    reply: ArticleDraft
  }
  'POST /staff/articles/order': {
    params: undefined
    query: undefined
    body: OrderArticlesBody
    args: { params?: undefined; query?: undefined; body: OrderArticlesBody }
    reply: Done
  }
  'POST /staff/articles/preview': {
    params: undefined
    query: undefined
    body: PreviewArticleBody
    args: { params?: undefined; query?: undefined; body: PreviewArticleBody }
    reply: PreviewArticleReply
  }
  'POST /staff/articles/{id}/publish': {
    params: PublishArticleParams
    query: undefined
    body: PublishArticleBody
    args: { params: PublishArticleParams; query?: undefined; body: PublishArticleBody }
    reply: ArticleDraft
  }
  'POST /staff/articles/{id}/restore': {
    params: RestoreRevisionParams
    query: undefined
    body: RestoreRevisionBody
    args: { params: RestoreRevisionParams; query?: undefined; body: RestoreRevisionBody }
    reply: ArticleDraft
  }
  'POST /staff/assignments': {
    params: undefined
    query: undefined
    body: AssignWorkBody
    args: { params?: undefined; query?: undefined; body: AssignWorkBody }
    reply: AssignWorkReply
  }
  'POST /staff/books/check': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: CheckBooksReply
  }
  'POST /staff/canned_answers': {
    params: undefined
    query: undefined
    body: AddCannedAnswerBody
    args: { params?: undefined; query?: undefined; body: AddCannedAnswerBody }
    reply: CannedAnswer
  }
  'POST /staff/carrier_invoices': {
    params: undefined
    query: AddCarrierInvoiceQuery
    body: undefined
    args: { params?: undefined; query: AddCarrierInvoiceQuery; body: Blob }
    reply: AddCarrierInvoiceReply
  }
  'POST /staff/claims/{id}/grant': {
    params: ById
    query: undefined
    body: GrantClaimBody
    args: { params: ById; query?: undefined; body: GrantClaimBody }
    reply: ClaimDetail
  }
  'POST /staff/claims/{id}/pay': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: ClaimDetail
  }
  'POST /staff/claims/{id}/reject': {
    params: ById
    query: undefined
    body: RejectClaimBody
    args: { params: ById; query?: undefined; body: RejectClaimBody }
    reply: ClaimDetail
  }
  'POST /staff/claims/{id}/send_back': {
    params: ById
    query: undefined
    body: SendBackClaimBody
    args: { params: ById; query?: undefined; body: SendBackClaimBody }
    reply: ClaimDetail
  }
  'POST /staff/claims/{id}/want_evidence': {
    params: ById
    query: undefined
    body: WantEvidenceBody
    args: { params: ById; query?: undefined; body: WantEvidenceBody }
    reply: ClaimDetail
  }
  'POST /staff/conversations/{id}/close': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/conversations/{id}/hand_over': {
    params: ById
    query: undefined
    body: HandOverConversationBody
    args: { params: ById; query?: undefined; body: HandOverConversationBody }
    reply: Done
  }
  'POST /staff/conversations/{id}/messages': {
    params: ById
    query: undefined
    body: AnswerConversationBody
    args: { params: ById; query?: undefined; body: AnswerConversationBody }
    reply: StaffMessage
  }
  'POST /staff/conversations/{id}/read': {
    params: ById
    query: undefined
    body: ReadConversationByStaffBody
    args: { params: ById; query?: undefined; body: ReadConversationByStaffBody }
    reply: Done
  }
  'POST /staff/conversations/{id}/reopen': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/conversations/{id}/take': {
    params: ById
    query: undefined
    body: TakeConversationBody
    args: { params: ById; query?: undefined; body: TakeConversationBody }
    reply: Done
  }
  'POST /staff/count_differences/{id}/decide': {
    params: ById
    query: undefined
    body: DecideCountDifferenceBody
    args: { params: ById; query?: undefined; body: DecideCountDifferenceBody }
    reply: CountDifference
  }
  'POST /staff/count_differences/{id}/undo': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: CountDifference
  }
  'POST /staff/coupon_offers': {
    params: undefined
    query: undefined
    body: CreateCouponOfferBody
    args: { params?: undefined; query?: undefined; body: CreateCouponOfferBody }
    reply: CouponOffer
  }
  'POST /staff/coupon_offers/{id}/give': {
    params: ById
    query: undefined
    body: GiveCouponBody
    args: { params: ById; query?: undefined; body: GiveCouponBody }
    reply: GiveCouponReply
  }
  'POST /staff/coupon_offers/{id}/stop': {
    params: ById
    query: undefined
    body: StopCouponOfferBody
    args: { params: ById; query?: undefined; body: StopCouponOfferBody }
    reply: CouponOffer
  }
  'POST /staff/creator_shares/{id}/decide': {
    params: ById
    query: undefined
    body: DecideCreatorShareBody
    args: { params: ById; query?: undefined; body: DecideCreatorShareBody }
    reply: StaffShare
  }
  'POST /staff/creators/{id}/steps': {
    params: ById
    query: undefined
    body: TakeCreatorStepBody
    args: { params: ById; query?: undefined; body: TakeCreatorStepBody }
    reply: StaffCreator
  }
  'POST /staff/data_imports': {
    params: undefined
    query: UploadDataImportQuery
    body: undefined
    args: { params?: undefined; query: UploadDataImportQuery; body: Blob }
    reply: DataImport
  }
  'POST /staff/data_imports/preview': {
    params: undefined
    query: PreviewDataImportQuery
    body: undefined
    args: { params?: undefined; query: PreviewDataImportQuery; body: Blob }
    reply: PreviewDataImportReply
  }
  'POST /staff/data_imports/{id}/approve': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: DataImport
  }
  'POST /staff/data_imports/{id}/invite': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: DataImport
  }
  'POST /staff/data_imports/{id}/reject': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: DataImport
  }
  'POST /staff/duty_invoices': {
    params: undefined
    query: undefined
    body: AddDutyInvoiceBody
    args: { params?: undefined; query?: undefined; body: AddDutyInvoiceBody }
    reply: AddDutyInvoiceReply
  }
  'POST /staff/duty_invoices/preview': {
    params: undefined
    query: undefined
    body: PreviewDutyInvoiceBody
    args: { params?: undefined; query?: undefined; body: PreviewDutyInvoiceBody }
    reply: PreviewDutyInvoiceReply
  }
  'POST /staff/exchange_rates': {
    params: undefined
    query: undefined
    body: EnterRateBody
    args: { params?: undefined; query?: undefined; body: EnterRateBody }
    reply: StaffRate
  }
  'POST /staff/exchange_rates/read': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/extra_services': {
    params: undefined
    query: undefined
    body: AddServiceBody
    args: { params?: undefined; query?: undefined; body: AddServiceBody }
    reply: StaffService
  }
  'POST /staff/found_labels': {
    params: undefined
    query: undefined
    body: PrintFoundLabelsBody
    args: { params?: undefined; query?: undefined; body: PrintFoundLabelsBody }
    reply: PrintFoundLabelsReply
  }
  'POST /staff/found_things/{id}/decide': {
    params: ById
    query: undefined
    body: DecideFoundThingBody
    args: { params: ById; query?: undefined; body: DecideFoundThingBody }
    reply: FoundThing
  }
  'POST /staff/found_things/{id}/undo': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: FoundThing
  }
  'POST /staff/goods_categories/{id}/bans': {
    params: AddCategoryBanParams
    query: undefined
    body: AddCategoryBanBody
    args: { params: AddCategoryBanParams; query?: undefined; body: AddCategoryBanBody }
    reply: StaffCategory
  }
  'POST /staff/goods_kinds/preview': {
    params: undefined
    query: undefined
    body: PreviewGoodsKindsBody
    args: { params?: undefined; query?: undefined; body?: PreviewGoodsKindsBody }
    reply: PreviewGoodsKindsReply
  }
  'POST /staff/goods_photos/{id}/remove': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/holds': {
    params: undefined
    query: undefined
    body: TakeHoldBody
    args: { params?: undefined; query?: undefined; body: TakeHoldBody }
    reply: Hold
  }
  'POST /staff/holds/drop': {
    params: undefined
    query: undefined
    body: DropHoldBody
    args: { params?: undefined; query?: undefined; body: DropHoldBody }
    reply: Done
  }
  'POST /staff/import_rules': {
    params: undefined
    query: undefined
    body: AddImportRuleBody
    args: { params?: undefined; query?: undefined; body: AddImportRuleBody }
    reply: StaffImportRule
  }
  'POST /staff/import_rules/bring': {
    params: undefined
    query: ImportDutyRulesQuery
    body: undefined
    args: { params?: undefined; query: ImportDutyRulesQuery; body: Blob }
    reply: ImportDutyRulesReply
  }
  'POST /staff/import_rules/preview': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body: Blob }
    reply: PreviewImportRulesReply
  }
  'POST /staff/import_rules/{id}/remove': {
    params: ById
    query: undefined
    body: RemoveImportRuleBody
    args: { params: ById; query?: undefined; body: RemoveImportRuleBody }
    reply: Done
  }
  'POST /staff/jobs/queue/{job}/run_again': {
    params: RunQueuedJobAgainParams
    query: undefined
    body: RunQueuedJobAgainBody
    args: { params: RunQueuedJobAgainParams; query?: undefined; body: RunQueuedJobAgainBody }
    reply: Done
  }
  'POST /staff/jobs/{name}/run_now': {
    params: RunJobNowParams
    query: undefined
    body: RunJobNowBody
    args: { params: RunJobNowParams; query?: undefined; body: RunJobNowBody }
    reply: Done
  }
  'POST /staff/leads/{id}/assign': {
    params: ById
    query: undefined
    body: AssignLeadBody
    args: { params: ById; query?: undefined; body: AssignLeadBody }
    reply: Lead
  }
  'POST /staff/leads/{id}/notes': {
    params: ById
    query: undefined
    body: NoteLeadBody
    args: { params: ById; query?: undefined; body: NoteLeadBody }
    reply: Lead
  }
  'POST /staff/leads/{id}/stage': {
    params: ById
    query: undefined
    body: MoveLeadBody
    args: { params: ById; query?: undefined; body: MoveLeadBody }
    reply: Lead
  }
  'POST /staff/link/check': {
    params: undefined
    query: undefined
    body: CheckStaffLinkBody
    args: { params?: undefined; query?: undefined; body: CheckStaffLinkBody }
    reply: CheckStaffLinkReply
  }
  'POST /staff/link/password': {
    params: undefined
    query: undefined
    body: SetStaffPasswordBody
    args: { params?: undefined; query?: undefined; body: SetStaffPasswordBody }
    reply: SetStaffPasswordReply
  }
  'POST /staff/list_views': {
    params: undefined
    query: undefined
    body: AddViewBody
    args: { params?: undefined; query?: undefined; body: AddViewBody }
    reply: ListView
  }
  'POST /staff/login': {
    params: undefined
    query: undefined
    body: StaffLoginBody
    args: { params?: undefined; query?: undefined; body: StaffLoginBody }
    reply: StaffLoginReply
  }
  'POST /staff/logo': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body: Blob }
    reply: Settings
  }
  'POST /staff/logo/remove': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Settings
  }
  'POST /staff/logout': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/mails/{id}/show_link': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: ShowMailLinkReply
  }
  'POST /staff/mails/{id}/try_again': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/members': {
    params: undefined
    query: undefined
    body: AddStaffMemberBody
    args: { params?: undefined; query?: undefined; body: AddStaffMemberBody }
    reply: Invitation
  }
  'POST /staff/members/{id}/block': {
    params: ById
    query: undefined
    body: BlockStaffMemberBody
    args: { params: ById; query?: undefined; body: BlockStaffMemberBody }
    reply: StaffMemberRow
  }
  'POST /staff/members/{id}/end_sessions': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: EndStaffSessionsReply
  }
  'POST /staff/members/{id}/link': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Invitation
  }
  'POST /staff/members/{id}/reset_two_factor': {
    params: ById
    query: undefined
    body: ResetStaffTwoFactorBody
    args: { params: ById; query?: undefined; body: ResetStaffTwoFactorBody }
    reply: StaffMemberRow
  }
  'POST /staff/members/{id}/unblock': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: StaffMemberRow
  }
  'POST /staff/mentions/{id}/seen': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/order_items/approve': {
    params: undefined
    query: undefined
    body: ApproveItemsBody
    args: { params?: undefined; query?: undefined; body: ApproveItemsBody }
    reply: BulkReport
  }
  'POST /staff/order_items/undo_decision': {
    params: undefined
    query: undefined
    body: UndoDecisionsBody
    args: { params?: undefined; query?: undefined; body: UndoDecisionsBody }
    reply: BulkReport
  }
  'POST /staff/order_items/{id}/approve': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: ApproveItemReply
  }
  'POST /staff/order_items/{id}/ask': {
    params: ById
    query: undefined
    body: AskShopperBody
    args: { params: ById; query?: undefined; body: AskShopperBody }
    reply: AskShopperReply
  }
  'POST /staff/order_items/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelItemByStaffBody
    args: { params: ById; query?: undefined; body: CancelItemByStaffBody }
    reply: CancelItemByStaffReply
  }
  'POST /staff/order_items/{id}/refuse_price': {
    params: ById
    query: undefined
    body: RefusePriceBody
    args: { params: ById; query?: undefined; body: RefusePriceBody }
    reply: RefusePriceReply
  }
  'POST /staff/parcel_alarms/{id}/settle': {
    params: ById
    query: undefined
    body: SettleParcelAlarmBody
    args: { params: ById; query?: undefined; body: SettleParcelAlarmBody }
    reply: Done
  }
  'POST /staff/parcels/{id}/address_problem': {
    params: ById
    query: undefined
    body: ReportAddressBody
    args: { params: ById; query?: undefined; body: ReportAddressBody }
    reply: ReportAddressReply
  }
  'POST /staff/parcels/{id}/ask': {
    params: ById
    query: undefined
    body: AskAboutParcelBody
    args: { params: ById; query?: undefined; body: AskAboutParcelBody }
    reply: Done
  }
  'POST /staff/parcels/{id}/book': {
    params: ById
    query: undefined
    body: BookShipmentBody
    args: { params: ById; query?: undefined; body?: BookShipmentBody }
    reply: Shipment
  }
  'POST /staff/parcels/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelParcelByStaffBody
    args: { params: ById; query?: undefined; body: CancelParcelByStaffBody }
    reply: CancelParcelByStaffReply
  }
  'POST /staff/parcels/{id}/check': {
    params: ById
    query: undefined
    body: CheckContentBody
    args: { params: ById; query?: undefined; body: CheckContentBody }
    reply: CheckContentReply
  }
  'POST /staff/parcels/{id}/come_back': {
    params: ById
    query: undefined
    body: ReceiveReturnedParcelBody
    args: { params: ById; query?: undefined; body: ReceiveReturnedParcelBody }
    reply: ReceiveReturnedParcelReply
  }
  'POST /staff/parcels/{id}/correct_address': {
    params: ById
    query: undefined
    body: CorrectParcelAddressByStaffBody
    args: { params: ById; query?: undefined; body: CorrectParcelAddressByStaffBody }
    reply: CorrectParcelAddressByStaffReply
  }
  'POST /staff/parcels/{id}/events': {
    params: ById
    query: undefined
    body: AddTrackingEventBody
    args: { params: ById; query?: undefined; body: AddTrackingEventBody }
    reply: AddTrackingEventReply
  }
  'POST /staff/parcels/{id}/merge': {
    params: ById
    query: undefined
    body: MergeParcelsBody
    args: { params: ById; query?: undefined; body: MergeParcelsBody }
    reply: MergeParcelsReply
  }
  'POST /staff/parcels/{id}/pack': {
    params: ById
    query: undefined
    body: PackParcelBody
    args: { params: ById; query?: undefined; body: PackParcelBody }
    reply: PackParcelReply
  }
  'POST /staff/parcels/{id}/preview_split': {
    params: ById
    query: undefined
    body: PreviewSplitBody
    args: { params: ById; query?: undefined; body: PreviewSplitBody }
    reply: PreviewSplitReply
  }
  'POST /staff/parcels/{id}/reopen_box': {
    params: ById
    query: undefined
    body: ReopenBoxBody
    args: { params: ById; query?: undefined; body: ReopenBoxBody }
    reply: ReopenBoxReply
  }
  'POST /staff/parcels/{id}/settle_ask': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/parcels/{id}/ship': {
    params: ById
    query: undefined
    body: ShipParcelBody
    args: { params: ById; query?: undefined; body: ShipParcelBody }
    reply: ShipParcelReply
  }
  'POST /staff/parcels/{id}/split': {
    params: ById
    query: undefined
    body: SplitParcelBody
    args: { params: ById; query?: undefined; body: SplitParcelBody }
    reply: SplitParcelReply
  }
  'POST /staff/parcels/{id}/start_packing': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: StartPackingReply
  }
  'POST /staff/parcels/{id}/tracking_number': {
    params: ById
    query: undefined
    body: CorrectTrackingNumberBody
    args: { params: ById; query?: undefined; body: CorrectTrackingNumberBody }
    reply: CorrectTrackingNumberReply
  }
  'POST /staff/parcels/{id}/uncheck': {
    params: ById
    query: undefined
    body: UncheckContentBody
    args: { params: ById; query?: undefined; body: UncheckContentBody }
    reply: UncheckContentReply
  }
  'POST /staff/parcels/{id}/video': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body: Blob }
    reply: PackingVideo
  }
  'POST /staff/password': {
    params: undefined
    query: undefined
    body: ChangeStaffPasswordBody
    args: { params?: undefined; query?: undefined; body: ChangeStaffPasswordBody }
    reply: Done
  }
  'POST /staff/pick_waves': {
    params: undefined
    query: undefined
    body: StartPickWaveBody
    args: { params?: undefined; query?: undefined; body: StartPickWaveBody }
    reply: StartPickWaveReply
  }
  'POST /staff/pick_waves/{id}/end': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: EndPickWaveReply
  }
  'POST /staff/pick_waves/{id}/pick': {
    params: ById
    query: undefined
    body: PickPieceBody
    args: { params: ById; query?: undefined; body: PickPieceBody }
    reply: PickPieceReply
  }
  'POST /staff/pick_waves/{id}/short': {
    params: ById
    query: undefined
    body: ReportPickShortBody
    args: { params: ById; query?: undefined; body: ReportPickShortBody }
    reply: ReportPickShortReply
  }
  'POST /staff/pick_waves/{id}/take': {
    params: ById
    query: undefined
    body: TakePickWaveBody
    args: { params: ById; query?: undefined; body?: TakePickWaveBody }
    reply: TakePickWaveReply
  }
  'POST /staff/pick_waves/{id}/unpick': {
    params: ById
    query: undefined
    body: UnpickPieceBody
    args: { params: ById; query?: undefined; body: UnpickPieceBody }
    reply: UnpickPieceReply
  }
  'POST /staff/plans': {
    params: undefined
    query: undefined
    body: CreatePlanBody
    args: { params?: undefined; query?: undefined; body: CreatePlanBody }
    reply: StaffPlan
  }
  'POST /staff/plans/{id}/stop': {
    params: ById
    query: undefined
    body: StopPlanBody
    args: { params: ById; query?: undefined; body: StopPlanBody }
    reply: StaffPlan
  }
  'POST /staff/proposals': {
    params: undefined
    query: undefined
    body: ProposeBody
    args: { params?: undefined; query?: undefined; body: ProposeBody }
    reply: ProposalRow
  }
  'POST /staff/proposals/{id}/approve': {
    params: ById
    query: undefined
    body: ApproveProposalBody
    args: { params: ById; query?: undefined; body: ApproveProposalBody }
    reply: ProposalRow
  }
  'POST /staff/proposals/{id}/reject': {
    params: ById
    query: undefined
    body: RejectProposalBody
    args: { params: ById; query?: undefined; body: RejectProposalBody }
    reply: ProposalRow
  }
  'POST /staff/public_lists/{id}/keep': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: StaffPublicList
  }
  'POST /staff/public_lists/{id}/put_back': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: StaffPublicList
  }
  'POST /staff/public_lists/{id}/take_down': {
    params: ById
    query: undefined
    body: TakeDownPublicListBody
    args: { params: ById; query?: undefined; body: TakeDownPublicListBody }
    reply: StaffPublicList
  }
  'POST /staff/purchase_batches': {
    params: undefined
    query: undefined
    body: ApplyPurchasesBody
    args: { params?: undefined; query?: undefined; body: ApplyPurchasesBody }
    reply: PurchaseBatch
  }
  'POST /staff/purchase_batches/preview': {
    params: undefined
    query: undefined
    body: PreviewPurchasesBody
    args: { params?: undefined; query?: undefined; body: PreviewPurchasesBody }
    reply: PreviewPurchasesReply
  }
  'POST /staff/rate_cards': {
    params: undefined
    query: AddRateCardQuery
    body: undefined
    args: { params?: undefined; query: AddRateCardQuery; body: Blob }
    reply: RateCard
  }
  'POST /staff/rate_cards/examples': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: RateCard
  }
  'POST /staff/rate_cards/preview': {
    params: undefined
    query: PreviewRateCardQuery
    body: undefined
    args: { params?: undefined; query?: PreviewRateCardQuery; body: Blob }
    reply: PreviewRateCardReply
  }
  'POST /staff/rate_cards/{id}/confirm': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: RateCard
  }
  'POST /staff/rate_cards/{id}/withdraw': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: RateCard
  }
  'POST /staff/recharges/{id}/follow': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: StaffRecharge
  }
  'POST /staff/reconciliation/{id}/settle': {
    params: ById
    query: undefined
    body: SettleDifferenceBody
    args: { params: ById; query?: undefined; body: SettleDifferenceBody }
    reply: Difference
  }
  'POST /staff/refund_cases/{id}/decide': {
    params: ById
    query: undefined
    body: DecideRefundBody
    args: { params: ById; query?: undefined; body: DecideRefundBody }
    reply: DecideRefundReply
  }
  'POST /staff/remittances/{id}/credit': {
    params: ById
    query: undefined
    body: CreditRemittanceBody
    args: { params: ById; query?: undefined; body: CreditRemittanceBody }
    reply: StaffRemittance
  }
  'POST /staff/remittances/{id}/preview_credit': {
    params: ById
    query: undefined
    body: PreviewRemittanceCreditBody
    args: { params: ById; query?: undefined; body: PreviewRemittanceCreditBody }
    reply: PreviewRemittanceCreditReply
  }
  'POST /staff/remittances/{id}/reject': {
    params: ById
    query: undefined
    body: RejectRemittanceBody
    args: { params: ById; query?: undefined; body: RejectRemittanceBody }
    reply: StaffRemittance
  }
  'POST /staff/reviews/{id}/decide': {
    params: ById
    query: undefined
    body: DecideReviewBody
    args: { params: ById; query?: undefined; body: DecideReviewBody }
    reply: ReviewForStaff
  }
  'POST /staff/rules_releases': {
    params: undefined
    query: UploadRulesReleaseQuery
    body: undefined
    args: { params?: undefined; query?: UploadRulesReleaseQuery; body: Blob }
    reply: UploadRulesReleaseReply
  }
  'POST /staff/rules_releases/roll_back': {
    params: undefined
    query: undefined
    body: RollBackRulesBody
    args: { params?: undefined; query?: undefined; body: RollBackRulesBody }
    reply: RollBackRulesReply
  }
  'POST /staff/rules_releases/{id}/apply': {
    params: ById
    query: undefined
    body: ApplyRulesReleaseBody
    args: { params: ById; query?: undefined; body: ApplyRulesReleaseBody }
    reply: ApplyRulesReleaseReply
  }
  'POST /staff/rules_releases/{id}/hold': {
    params: ById
    query: undefined
    body: HoldRulesReleaseBody
    args: { params: ById; query?: undefined; body: HoldRulesReleaseBody }
    reply: HoldRulesReleaseReply
  }
  'POST /staff/seller_orders': {
    params: undefined
    query: undefined
    body: RecordSellerOrderBody
    args: { params?: undefined; query?: undefined; body: RecordSellerOrderBody }
    reply: RecordSellerOrderReply
  }
  'POST /staff/seller_orders/{id}/chases': {
    params: ById
    query: undefined
    body: ChaseSellerBody
    args: { params: ById; query?: undefined; body: ChaseSellerBody }
    reply: ChaseSellerReply
  }
  'POST /staff/seller_orders/{id}/shipping': {
    params: ById
    query: undefined
    body: RecordSellerShippingBody
    args: { params: ById; query?: undefined; body: RecordSellerShippingBody }
    reply: RecordSellerShippingReply
  }
  'POST /staff/seller_orders/{id}/take_back': {
    params: ById
    query: undefined
    body: TakeBackSellerOrderBody
    args: { params: ById; query?: undefined; body: TakeBackSellerOrderBody }
    reply: TakeBackSellerOrderReply
  }
  'POST /staff/seller_parcels': {
    params: undefined
    query: undefined
    body: RecordSellerParcelsBody
    args: { params?: undefined; query?: undefined; body: RecordSellerParcelsBody }
    reply: RecordSellerParcelsReply
  }
  'POST /staff/seller_parcels/preview': {
    params: undefined
    query: undefined
    body: PreviewSellerParcelsBody
    args: { params?: undefined; query?: undefined; body: PreviewSellerParcelsBody }
    reply: PreviewSellerParcelsReply
  }
  'POST /staff/setup/close': {
    params: undefined
    query: undefined
    body: CloseShopBody
    args: { params?: undefined; query?: undefined; body: CloseShopBody }
    reply: Setup
  }
  'POST /staff/setup/confirm': {
    params: undefined
    query: undefined
    body: ConfirmSetupBody
    args: { params?: undefined; query?: undefined; body: ConfirmSetupBody }
    reply: Setup
  }
  'POST /staff/setup/open': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Setup
  }
  'POST /staff/setup/preview': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: PreviewShopReply
  }
  'POST /staff/setup/test_mail': {
    params: undefined
    query: undefined
    body: SendTestMailBody
    args: { params?: undefined; query?: undefined; body?: SendTestMailBody }
    reply: Setup
  }
  'POST /staff/setup/test_mail/confirm': {
    params: undefined
    query: undefined
    body: ConfirmTestMailBody
    args: { params?: undefined; query?: undefined; body: ConfirmTestMailBody }
    reply: Setup
  }
  'POST /staff/shelf_counts': {
    params: undefined
    query: undefined
    body: BeginShelfCountBody
    args: { params?: undefined; query?: undefined; body: BeginShelfCountBody }
    reply: ShelfCount
  }
  'POST /staff/shelf_counts/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /staff/shelf_counts/{id}/end': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: EndShelfCountReply
  }
  'POST /staff/shelf_counts/{id}/found': {
    params: ById
    query: undefined
    body: TellFoundThingBody
    args: { params: ById; query?: undefined; body: TellFoundThingBody }
    reply: TellFoundThingReply
  }
  'POST /staff/shelf_counts/{id}/scans': {
    params: ById
    query: undefined
    body: ScanOnShelfBody
    args: { params: ById; query?: undefined; body: ScanOnShelfBody }
    reply: ScanOnShelfReply
  }
  'POST /staff/shelf_counts/{id}/unscan': {
    params: ById
    query: undefined
    body: UnscanFromShelfBody
    args: { params: ById; query?: undefined; body: UnscanFromShelfBody }
    reply: UnscanFromShelfReply
  }
  'POST /staff/shelves/full': {
    params: undefined
    query: undefined
    body: SayShelfFullBody
    args: { params?: undefined; query?: undefined; body: SayShelfFullBody }
    reply: SayShelfFullReply
  }
  'POST /staff/shift_notes': {
    params: undefined
    query: undefined
    body: AddShiftNoteBody
    args: { params?: undefined; query?: undefined; body: AddShiftNoteBody }
    reply: AddShiftNoteReply
  }
  'POST /staff/shift_notes/{id}/done': {
    params: ById
    query: undefined
    body: TickShiftNoteBody
    args: { params: ById; query?: undefined; body: TickShiftNoteBody }
    reply: TickShiftNoteReply
  }
  'POST /staff/shifts': {
    params: undefined
    query: undefined
    body: PlanShiftBody
    args: { params?: undefined; query?: undefined; body: PlanShiftBody }
    reply: PlanShiftReply
  }
  'POST /staff/shifts/copy': {
    params: undefined
    query: undefined
    body: CopyShiftsBody
    args: { params?: undefined; query?: undefined; body: CopyShiftsBody }
    reply: CopyShiftsReply
  }
  'POST /staff/shipments/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Shipment
  }
  'POST /staff/shipping_lines': {
    params: undefined
    query: undefined
    body: AddLineBody
    args: { params?: undefined; query?: undefined; body: AddLineBody }
    reply: StaffLine
  }
  'POST /staff/shipping_lines/{id}/prices': {
    params: ChangeLinePricesParams
    query: undefined
    body: ChangeLinePricesBody
    args: { params: ChangeLinePricesParams; query?: undefined; body: ChangeLinePricesBody }
    reply: RateCard
  }
  'POST /staff/shipping_lines/{id}/prices/preview': {
    params: PreviewPricesParams
    query: undefined
    body: PreviewPricesBody
    args: { params: PreviewPricesParams; query?: undefined; body?: PreviewPricesBody }
    reply: PreviewPricesReply
  }
  'POST /staff/shoppers/{id}/block': {
    params: ById
    query: undefined
    body: BlockShopperBody
    args: { params: ById; query?: undefined; body: BlockShopperBody }
    reply: ShopperPage
  }
  'POST /staff/shoppers/{id}/lift_hold': {
    params: ById
    query: undefined
    body: LiftHoldBody
    args: { params: ById; query?: undefined; body: LiftHoldBody }
    reply: StaffStanding
  }
  'POST /staff/shoppers/{id}/notes': {
    params: ById
    query: undefined
    body: NoteShopperBody
    args: { params: ById; query?: undefined; body: NoteShopperBody }
    reply: ShopperNote
  }
  'POST /staff/shoppers/{id}/unblock': {
    params: ById
    query: undefined
    body: UnblockShopperBody
    args: { params: ById; query?: undefined; body: UnblockShopperBody }
    reply: ShopperPage
  }
  'POST /staff/stock_items/hold': {
    params: undefined
    query: undefined
    body: HoldStockBody
    args: { params?: undefined; query?: undefined; body: HoldStockBody }
    reply: BulkReport
  }
  'POST /staff/stock_items/labels': {
    params: undefined
    query: undefined
    body: LabelStockBody
    args: { params?: undefined; query?: undefined; body: LabelStockBody }
    reply: LabelStockReply
  }
  'POST /staff/stock_items/release': {
    params: undefined
    query: undefined
    body: ReleaseStockBody
    args: { params?: undefined; query?: undefined; body: ReleaseStockBody }
    reply: BulkReport
  }
  'POST /staff/stock_items/shelf': {
    params: undefined
    query: undefined
    body: MoveStockToShelfBody
    args: { params?: undefined; query?: undefined; body: MoveStockToShelfBody }
    reply: BulkReport
  }
  'POST /staff/stock_items/{id}/arrive': {
    params: ById
    query: undefined
    body: ArriveStockBody
    args: { params: ById; query?: undefined; body: ArriveStockBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/disposal_notice': {
    params: ById
    query: undefined
    body: GiveDisposalNoticeBody
    args: { params: ById; query?: undefined; body: GiveDisposalNoticeBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/dispose': {
    params: ById
    query: undefined
    body: DisposeOfStockBody
    args: { params: ById; query?: undefined; body: DisposeOfStockBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/extend': {
    params: ById
    query: undefined
    body: ExtendStorageBody
    args: { params: ById; query?: undefined; body: ExtendStorageBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/photos': {
    params: ById
    query: undefined
    body: AddStockPhotoBody
    args: { params: ById; query?: undefined; body: AddStockPhotoBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/photos_declined': {
    params: ById
    query: undefined
    body: DeclineShelfPhotosBody
    args: { params: ById; query?: undefined; body: DeclineShelfPhotosBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/photos_taken': {
    params: ById
    query: undefined
    body: FinishShelfPhotosBody
    args: { params: ById; query?: undefined; body: FinishShelfPhotosBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/problem': {
    params: ById
    query: undefined
    body: ReportStockProblemBody
    args: { params: ById; query?: undefined; body: ReportStockProblemBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/send': {
    params: ById
    query: undefined
    body: SendStockBody
    args: { params: ById; query?: undefined; body: SendStockBody }
    reply: StockRow
  }
  'POST /staff/stock_items/{id}/shelve': {
    params: ById
    query: undefined
    body: ShelveStockBody
    args: { params: ById; query?: undefined; body: ShelveStockBody }
    reply: StockRow
  }
  'POST /staff/tax_registrations': {
    params: undefined
    query: undefined
    body: AddTaxRegistrationBody
    args: { params?: undefined; query?: undefined; body: AddTaxRegistrationBody }
    reply: AddTaxRegistrationReply
  }
  'POST /staff/tax_registrations/{id}/end': {
    params: ById
    query: undefined
    body: EndTaxRegistrationBody
    args: { params: ById; query?: undefined; body: EndTaxRegistrationBody }
    reply: EndTaxRegistrationReply
  }
  'POST /staff/tracking_numbers': {
    params: undefined
    query: undefined
    body: ApplyNumbersBody
    args: { params?: undefined; query?: undefined; body: ApplyNumbersBody }
    reply: NumberBatch
  }
  'POST /staff/tracking_numbers/preview': {
    params: undefined
    query: undefined
    body: PreviewNumbersBody
    args: { params?: undefined; query?: undefined; body: PreviewNumbersBody }
    reply: PreviewNumbersReply
  }
  'POST /staff/transfer_loads': {
    params: undefined
    query: undefined
    body: MakeTransferLoadBody
    args: { params?: undefined; query?: undefined; body: MakeTransferLoadBody }
    reply: TransferLoad
  }
  'POST /staff/transfer_loads/{id}/arrive': {
    params: ById
    query: undefined
    body: ArriveOnLoadBody
    args: { params: ById; query?: undefined; body: ArriveOnLoadBody }
    reply: ArriveOnLoadReply
  }
  'POST /staff/transfer_loads/{id}/call_off': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: TransferLoad
  }
  'POST /staff/transfer_loads/{id}/close': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: TransferLoad
  }
  'POST /staff/transfer_loads/{id}/put_in': {
    params: ById
    query: undefined
    body: PutInLoadBody
    args: { params: ById; query?: undefined; body: PutInLoadBody }
    reply: PutInLoadReply
  }
  'POST /staff/transfer_loads/{id}/send': {
    params: ById
    query: undefined
    body: SendTransferLoadBody
    args: { params: ById; query?: undefined; body: SendTransferLoadBody }
    reply: TransferLoad
  }
  'POST /staff/transfer_loads/{id}/take_out': {
    params: ById
    query: undefined
    body: TakeOutOfLoadBody
    args: { params: ById; query?: undefined; body: TakeOutOfLoadBody }
    reply: TransferLoad
  }
  'POST /staff/two_factor': {
    params: undefined
    query: undefined
    body: StartStaffTwoFactorBody
    args: { params?: undefined; query?: undefined; body: StartStaffTwoFactorBody }
    reply: StartStaffTwoFactorReply
  }
  'POST /staff/two_factor/confirm': {
    params: undefined
    query: undefined
    body: ConfirmStaffTwoFactorBody
    args: { params?: undefined; query?: undefined; body: ConfirmStaffTwoFactorBody }
    reply: ConfirmStaffTwoFactorReply
  }
  'POST /staff/two_factor/disable': {
    params: undefined
    query: undefined
    body: DisableStaffTwoFactorBody
    args: { params?: undefined; query?: undefined; body: DisableStaffTwoFactorBody }
    reply: Done
  }
  'POST /staff/two_factor/recovery_codes': {
    params: undefined
    query: undefined
    body: RenewStaffRecoveryCodesBody
    args: { params?: undefined; query?: undefined; body: RenewStaffRecoveryCodesBody }
    reply: RenewStaffRecoveryCodesReply
  }
  'POST /staff/unclaimed/{id}/dispose': {
    params: ById
    query: undefined
    body: DisposeOfUnclaimedBody
    args: { params: ById; query?: undefined; body: DisposeOfUnclaimedBody }
    reply: UnclaimedDetail
  }
  'POST /staff/unclaimed/{id}/photos': {
    params: ById
    query: undefined
    body: AddUnclaimedPhotoBody
    args: { params: ById; query?: undefined; body: AddUnclaimedPhotoBody }
    reply: UnclaimedDetail
  }
  'POST /staff/unclaimed/{id}/receive': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: UnclaimedDetail
  }
  'POST /staff/unclaimed/{id}/take_back': {
    params: ById
    query: undefined
    body: TakeBackReceiptBody
    args: { params: ById; query?: undefined; body: TakeBackReceiptBody }
    reply: UnclaimedDetail
  }
  'POST /staff/unclaimed/{id}/uphold': {
    params: ById
    query: undefined
    body: UpholdReceiptBody
    args: { params: ById; query?: undefined; body: UpholdReceiptBody }
    reply: UnclaimedDetail
  }
  'POST /staff/unclaimed_claims/{id}/accept': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: UnclaimedDetail
  }
  'POST /staff/unclaimed_claims/{id}/reject': {
    params: ById
    query: undefined
    body: RejectOwnershipClaimBody
    args: { params: ById; query?: undefined; body: RejectOwnershipClaimBody }
    reply: UnclaimedDetail
  }
  'POST /staff/uploads': {
    params: undefined
    query: UploadFileByStaffQuery
    body: undefined
    args: { params?: undefined; query: UploadFileByStaffQuery; body: Blob }
    reply: StoredFile
  }
  'POST /staff/warehouses': {
    params: undefined
    query: undefined
    body: AddWarehouseBody
    args: { params?: undefined; query?: undefined; body: AddWarehouseBody }
    reply: StaffWarehouse
  }
  'POST /staff/webhooks/{event}/process_again': {
    params: ProcessWebhookAgainParams
    query: undefined
    body: ProcessWebhookAgainBody
    args: { params: ProcessWebhookAgainParams; query?: undefined; body: ProcessWebhookAgainBody }
    reply: Done
  }
  'POST /staff/withdrawals/{id}/pay': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: StaffWithdrawal
  }
  'POST /staff/withdrawals/{id}/pay_by_hand': {
    params: ById
    query: undefined
    body: PayWithdrawalByHandBody
    args: { params: ById; query?: undefined; body: PayWithdrawalByHandBody }
    reply: StaffWithdrawal
  }
  'POST /staff/withdrawals/{id}/reject': {
    params: ById
    query: undefined
    body: RejectWithdrawalBody
    args: { params: ById; query?: undefined; body: RejectWithdrawalBody }
    reply: StaffWithdrawal
  }
  'POST /stock_items/{id}/accept': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: AcceptStockReply
  }
  'POST /stock_items/{id}/cancel_fine_photos': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: CancelShelfPhotosReply
  }
  'POST /stock_items/{id}/extend': {
    params: ById
    query: undefined
    body: PayExtensionBody
    args: { params: ById; query?: undefined; body: PayExtensionBody }
    reply: PayExtensionReply
  }
  'POST /stock_items/{id}/fine_photos': {
    params: ById
    query: undefined
    body: RequestShelfPhotosBody
    args: { params: ById; query?: undefined; body: RequestShelfPhotosBody }
    reply: RequestShelfPhotosReply
  }
  'POST /stock_items/{id}/pay_storage': {
    params: ById
    query: undefined
    body: PayStorageBody
    args: { params: ById; query?: undefined; body: PayStorageBody }
    reply: PayStorageReply
  }
  'POST /tokens': {
    params: undefined
    query: undefined
    body: CreateTokenBody
    args: { params?: undefined; query?: undefined; body: CreateTokenBody }
    reply: CreateTokenReply
  }
  'POST /two_factor': {
    params: undefined
    query: undefined
    body: StartTwoFactorBody
    args: { params?: undefined; query?: undefined; body: StartTwoFactorBody }
    reply: StartTwoFactorReply
  }
  'POST /two_factor/confirm': {
    params: undefined
    query: undefined
    body: ConfirmTwoFactorBody
    args: { params?: undefined; query?: undefined; body: ConfirmTwoFactorBody }
    reply: ConfirmTwoFactorReply
  }
  'POST /two_factor/disable': {
    params: undefined
    query: undefined
    body: DisableTwoFactorBody
    args: { params?: undefined; query?: undefined; body: DisableTwoFactorBody }
    reply: Done
  }
  'POST /two_factor/recovery_codes': {
    params: undefined
    query: undefined
    body: RenewRecoveryCodesBody
    args: { params?: undefined; query?: undefined; body: RenewRecoveryCodesBody }
    reply: RenewRecoveryCodesReply
  }
  'POST /unclaimed/{id}/claim': {
    params: ById
    query: undefined
    body: ClaimOwnershipBody
    args: { params: ById; query?: undefined; body: ClaimOwnershipBody }
    reply: OwnershipClaim
  }
  'POST /unclaimed_claims/{id}/proof': {
    params: ById
    query: undefined
    body: ProveOwnershipBody
    args: { params: ById; query?: undefined; body: ProveOwnershipBody }
    reply: OwnershipClaim
  }
  'POST /unclaimed_claims/{id}/withdraw': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: OwnershipClaim
  }
  'POST /uploads': {
    params: undefined
    query: UploadFileQuery
    body: undefined
    args: { params?: undefined; query: UploadFileQuery; body: Blob }
    reply: StoredFile
  }
  'POST /users': {
    params: undefined
    query: undefined
    body: RegisterBody
    args: { params?: undefined; query?: undefined; body: RegisterBody }
    reply: RegisterReply
  }
  'POST /users/alter_avatar': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body: Blob }
    reply: AlterAvatarReply
  }
  'POST /users/alter_password': {
    params: undefined
    query: undefined
    body: AlterPasswordBody
    args: { params?: undefined; query?: undefined; body: AlterPasswordBody }
    reply: Done
  }
  'POST /users/update_info': {
    params: undefined
    query: undefined
    body: UpdateInfoBody
    args: { params?: undefined; query?: undefined; body?: UpdateInfoBody }
    reply: UpdateInfoReply
  }
  'POST /viewed_goods': {
    params: undefined
    query: undefined
    body: AddViewedGoodsBody
    args: { params?: undefined; query?: undefined; body: AddViewedGoodsBody }
    reply: Done
  }
  'POST /watches': {
    params: undefined
    query: undefined
    body: AddWatchBody
    args: { params?: undefined; query?: undefined; body: AddWatchBody }
    reply: ById
  }
  'POST /withdrawals': {
    params: undefined
    query: undefined
    body: CreateWithdrawalBody
    args: { params?: undefined; query?: undefined; body: CreateWithdrawalBody }
    reply: Withdrawal
  }
  'POST /withdrawals/preview': {
    params: undefined
    query: undefined
    body: PreviewWithdrawalBody
    args: { params?: undefined; query?: undefined; body: PreviewWithdrawalBody }
    reply: PreviewWithdrawalReply
  }
  'POST /withdrawals/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Withdrawal
  }
  'PUT /addresses/{id}': {
    params: ById
    query: undefined
    body: ChangeAddressBody
    args: { params: ById; query?: undefined; body: ChangeAddressBody }
    reply: Address
  }
  'PUT /goods_lists/{id}/columns': {
    params: ById
    query: undefined
    body: ReadGoodsListColumnsBody
    args: { params: ById; query?: undefined; body: ReadGoodsListColumnsBody }
    reply: ReadGoodsListColumnsReply
  }
  'PUT /goods_lists/{id}/publication': {
    params: ById
    query: undefined
    body: PublishGoodsListBody
    args: { params: ById; query?: undefined; body: PublishGoodsListBody }
    reply: Publication
  }
  'PUT /goods_lists/{id}/rows': {
    params: ById
    query: undefined
    body: SetGoodsListRowsBody
    args: { params: ById; query?: undefined; body: SetGoodsListRowsBody }
    reply: SetGoodsListRowsReply
  }
  'PUT /mail_choices': {
    params: undefined
    query: undefined
    body: ChooseMailHourBody
    args: { params?: undefined; query?: undefined; body: ChooseMailHourBody }
    reply: ChooseMailHourReply
  }
  'PUT /mail_choices/{topic}': {
    params: ChooseMailsParams
    query: undefined
    body: ChooseMailsBody
    args: { params: ChooseMailsParams; query?: undefined; body: ChooseMailsBody }
    reply: ChooseMailsReply
  }
  'PUT /order_items/{id}/price': {
    params: ById
    query: undefined
    body: ChangeItemPriceBody
    args: { params: ById; query?: undefined; body: ChangeItemPriceBody }
    reply: ChangeItemPriceReply
  }
  'PUT /parcels/{id}/duty_charged': {
    params: ById
    query: undefined
    body: TellDutyChargedBody
    args: { params: ById; query?: undefined; body: TellDutyChargedBody }
    reply: Done
  }
  'PUT /photo_sharing': {
    params: undefined
    query: undefined
    body: SharePhotosBody
    args: { params?: undefined; query?: undefined; body: SharePhotosBody }
    reply: SharePhotosReply
  }
  'PUT /staff/articles/{id}': {
    params: ChangeArticleParams
    query: undefined
    body: ChangeArticleBody
    args: { params: ChangeArticleParams; query?: undefined; body: ChangeArticleBody }
    reply: ArticleDraft
  }
  'PUT /staff/aside_weighings/{id}/verdict': {
    params: DecideWeighingParams
    query: undefined
    body: DecideWeighingBody
    args: { params: DecideWeighingParams; query?: undefined; body: DecideWeighingBody }
    reply: AsideWeighing
  }
  'PUT /staff/canned_answers/{id}': {
    params: ById
    query: undefined
    body: ChangeCannedAnswerBody
    args: { params: ById; query?: undefined; body: ChangeCannedAnswerBody }
    reply: CannedAnswer
  }
  'PUT /staff/cartons/{code}': {
    params: SaveCartonParams
    query: undefined
    body: SaveCartonBody
    args: { params: SaveCartonParams; query?: undefined; body: SaveCartonBody }
    reply: SaveCartonReply
  }
  'PUT /staff/creators/{id}/rate': {
    params: ById
    query: undefined
    body: SetCreatorRateBody
    args: { params: ById; query?: undefined; body: SetCreatorRateBody }
    reply: StaffCreator
  }
  'PUT /staff/destinations/{country}': {
    params: ChangeDestinationParams
    query: undefined
    body: ChangeDestinationBody
    args: { params: ChangeDestinationParams; query?: undefined; body: ChangeDestinationBody }
    reply: Destination
  }
  'PUT /staff/duty_rules/{place}/{charge}': {
    params: OverrideChargeParams
    query: undefined
    body: OverrideChargeBody
    args: { params: OverrideChargeParams; query?: undefined; body: OverrideChargeBody }
    reply: Done
  }
  'PUT /staff/extra_services/{id}': {
    params: ChangeServiceParams
    query: undefined
    body: ChangeServiceBody
    args: { params: ChangeServiceParams; query?: undefined; body: ChangeServiceBody }
    reply: StaffService
  }
  'PUT /staff/extra_services/{id}/price': {
    params: ChangeServicePriceParams
    query: undefined
    body: ChangeServicePriceBody
    args: { params: ChangeServicePriceParams; query?: undefined; body: ChangeServicePriceBody }
    reply: StaffService
  }
  'PUT /staff/goods_categories/{id}': {
    params: ChangeCategoryParams
    query: undefined
    body: ChangeCategoryBody
    args: { params: ChangeCategoryParams; query?: undefined; body: ChangeCategoryBody }
    reply: StaffCategory
  }
  'PUT /staff/goods_corrections/{marketplace}/{item}': {
    params: SaveGoodsCorrectionParams
    query: undefined
    body: SaveGoodsCorrectionBody
    args: { params: SaveGoodsCorrectionParams; query?: undefined; body: SaveGoodsCorrectionBody }
    reply: Done
  }
  'PUT /staff/goods_kinds/{id}': {
    params: SaveGoodsKindParams
    query: undefined
    body: SaveGoodsKindBody
    args: { params: SaveGoodsKindParams; query?: undefined; body: SaveGoodsKindBody }
    reply: SaveGoodsKindReply
  }
  'PUT /staff/goods_words/{word}': {
    params: SaveGoodsWordParams
    query: undefined
    body: SaveGoodsWordBody
    args: { params: SaveGoodsWordParams; query?: undefined; body: SaveGoodsWordBody }
    reply: Done
  }
  'PUT /staff/import_rules/{id}': {
    params: ById
    query: undefined
    body: ChangeImportRuleBody
    args: { params: ById; query?: undefined; body: ChangeImportRuleBody }
    reply: StaffImportRule
  }
  'PUT /staff/link_sites/{host}': {
    params: SaveLinkSiteParams
    query: undefined
    body: SaveLinkSiteBody
    args: { params: SaveLinkSiteParams; query?: undefined; body: SaveLinkSiteBody }
    reply: LinkSite
  }
  'PUT /staff/list_layouts/{list}': {
    params: SetLayoutParams
    query: undefined
    body: SetLayoutBody
    args: { params: SetLayoutParams; query?: undefined; body: SetLayoutBody }
    reply: SetLayoutReply
  }
  'PUT /staff/parcels/{id}/declaration': {
    params: ById
    query: undefined
    body: CorrectDeclarationBody
    args: { params: ById; query?: undefined; body: CorrectDeclarationBody }
    reply: DeclarationForStaff
  }
  'PUT /staff/parcels/{id}/packing_draft': {
    params: ById
    query: undefined
    body: KeepPackingDraftBody
    args: { params: ById; query?: undefined; body: KeepPackingDraftBody }
    reply: Done
  }
  'PUT /staff/policy/{act}': {
    params: ChangeLimitsParams
    query: undefined
    body: ChangeLimitsBody
    args: { params: ChangeLimitsParams; query?: undefined; body: ChangeLimitsBody }
    reply: PolicyRow
  }
  'PUT /staff/ready_reasons/{kind}': {
    params: ChangeReadyReasonsParams
    query: undefined
    body: ChangeReadyReasonsBody
    args: { params: ChangeReadyReasonsParams; query?: undefined; body: ChangeReadyReasonsBody }
    reply: ReadyReasons
  }
  'PUT /staff/settings': {
    params: undefined
    query: undefined
    body: ChangeSettingsBody
    args: { params?: undefined; query?: undefined; body: ChangeSettingsBody }
    reply: Settings
  }
  'PUT /staff/shipping_lines/{id}': {
    params: ChangeLineParams
    query: undefined
    body: ChangeLineBody
    args: { params: ChangeLineParams; query?: undefined; body: ChangeLineBody }
    reply: StaffLine
  }
  'PUT /staff/stock_items/{id}/measures': {
    params: ById
    query: undefined
    body: MeasureStockBody
    args: { params: ById; query?: undefined; body: MeasureStockBody }
    reply: StockRow
  }
  'PUT /staff/stock_photos/{id}': {
    params: ById
    query: undefined
    body: CaptionStockPhotoBody
    args: { params: ById; query?: undefined; body: CaptionStockPhotoBody }
    reply: StockRow
  }
  'PUT /staff/stock_photos/{id}/held_back': {
    params: ById
    query: undefined
    body: HoldBackPhotoBody
    args: { params: ById; query?: undefined; body: HoldBackPhotoBody }
    reply: HoldBackPhotoReply
  }
  'PUT /staff/unclaimed/{id}': {
    params: ById
    query: undefined
    body: KeepUnclaimedBody
    args: { params: ById; query?: undefined; body: KeepUnclaimedBody }
    reply: UnclaimedDetail
  }
  'PUT /staff/warehouses/{id}': {
    params: ChangeWarehouseParams
    query: undefined
    body: ChangeWarehouseBody
    args: { params: ChangeWarehouseParams; query?: undefined; body: ChangeWarehouseBody }
    reply: StaffWarehouse
  }
  'PUT /staff/working_days': {
    params: undefined
    query: undefined
    body: ChangeWorkingDaysBody
    args: { params?: undefined; query?: undefined; body: ChangeWorkingDaysBody }
    reply: WorkingDaysReply
  }
  'PUT /staff/workplace': {
    params: undefined
    query: undefined
    body: ChooseWorkplaceBody
    args: { params?: undefined; query?: undefined; body: ChooseWorkplaceBody }
    reply: ChooseWorkplaceReply
  }
  'PUT /stock_items/{id}/photo_sharing': {
    params: ById
    query: undefined
    body: SharePhotosOfPieceBody
    args: { params: ById; query?: undefined; body: SharePhotosOfPieceBody }
    reply: SharePhotosOfPieceReply
  }
  'PUT /viewed_goods/keeping': {
    params: undefined
    query: undefined
    body: ChangeHistoryBody
    args: { params?: undefined; query?: undefined; body: ChangeHistoryBody }
    reply: Done
  }
}

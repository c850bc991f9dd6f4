-- Reasons that shoppers read, kept ready in every language: staff choose one in theirs, the shopper reads it in his.
create table ready_reasons (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('cancel_item', 'refuse_price', 'reject_refund', 'ask_shopper')),
  position integer not null check (position between 1 and 30),
  words jsonb not null check (is_texts(words, 1, 500)),
  unique (kind, position) deferrable initially deferred
);
insert into ready_reasons (kind, position, words) values
  ('cancel_item', 1, '{"en": "Sold out at the seller", "zh": "卖家已售罄"}'),
  ('cancel_item', 2, '{"en": "The chosen colour or size is sold out", "zh": "所选颜色或尺码已售罄"}'),
  ('cancel_item', 3, '{"en": "The seller no longer offers it", "zh": "卖家已下架此商品"}'),
  ('cancel_item', 4, '{"en": "The seller does not answer", "zh": "卖家没有回复"}'),
  ('refuse_price', 1, '{"en": "The seller does not agree to this price", "zh": "卖家不同意这个价格"}'),
  ('refuse_price', 2, '{"en": "The discount is over", "zh": "优惠活动已结束"}'),
  ('refuse_price', 3, '{"en": "The discount is only for new customers of the seller", "zh": "这个优惠仅限店铺新客"}'),
  ('reject_refund', 1, '{"en": "The photos of our inspection show the goods as the seller describes them", "zh": "验货照片显示商品与卖家描述一致"}'),
  ('reject_refund', 2, '{"en": "The seller does not take these goods back", "zh": "卖家不接受这类商品退货"}'),
  ('reject_refund', 3, '{"en": "The seller’s time for returns is over", "zh": "已过卖家的退货期限"}'),
  ('ask_shopper', 1, '{"en": "The chosen colour is sold out. Would you take another one?", "zh": "所选颜色已售罄，可以换别的颜色吗？"}'),
  ('ask_shopper', 2, '{"en": "The chosen size is sold out. Would you take another one?", "zh": "所选尺码已售罄，可以换别的尺码吗？"}'),
  ('ask_shopper', 3, '{"en": "The seller sells this only in a set. Shall we buy the set?", "zh": "卖家只整套出售，要买整套吗？"}');

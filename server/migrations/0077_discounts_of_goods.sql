-- What coupons of ours paid for goods: of their fee, and of the freight of packages in which they travelled.
-- lock: A night's job alone writes this table, and it has one row for each product with a loss.
alter table goods_trade add column discount_fen bigint not null default 0 check (discount_fen >= 0);
drop index goods_trade_loss;
-- lock: The same.
create index goods_trade_loss on goods_trade ((refunded_fen + claimed_fen + discount_fen) desc, refused desc)
  where refunded + claimed + refused > 0 or discount_fen > 0;

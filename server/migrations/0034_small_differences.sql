-- What the house bears of an item's price at its seller, so that nobody is asked for a small difference. It
-- comes on top of `goods_fen`, which is what the shopper pays.
alter table purchases add column house_fen bigint not null default 0;
alter table purchases add constraint purchases_house check (house_fen >= 0) not valid;

-- What goods are called beside the seller's words: found by it, and given it by a machine where nothing else knows a name.

-- Words among a shopper's own, as in migrations 0046 and 0047: the seller's title, and what else the thing is called. In one expression, so that the
-- index has two lists of pairs and not five. The title stays apart, since staff look for it as well and are shown no name of a shopper's own.
drop index order_items_title_parts;
create index order_items_title_parts on order_items using gin (
  (array[shopper_id]), pairs(title), pairs(title_latin || e'\n' || options_latin || e'\n' || own_name));
drop index stock_items_title_parts;
create index stock_items_title_parts on stock_items using gin ((array[shopper_id]), pairs(title), pairs(title_latin));

-- What a translator made of words that the dictionary of the trade lacks: asked for and paid once, whoever meets them again.
create table goods_translations (
  lang text not null check (lang ~ '^[a-z]{2}(-[A-Za-z]+)?$'),
  original text not null check (length(original) between 1 and 300),
  -- Nothing while it is being asked for, or where that failed.
  translation text check (length(translation) between 1 and 300),
  provider text not null check (provider in ('deepl', 'google', 'baidu')),
  -- Whose goods it was asked for, so that nobody uses up what all share; forgotten with the account.
  asked_by uuid references shoppers,
  asked_at timestamptz not null,
  asked_until timestamptz not null check (asked_until >= asked_at),
  tries integer not null default 1 check (tries > 0),
  primary key (lang, original)
);
create index goods_translations_asked on goods_translations (asked_at);
create index goods_translations_asked_by on goods_translations (asked_by) where asked_by is not null;

-- Whether a machine made any of the names in Latin letters.
alter table cart_items add column machine_named boolean not null default false;
alter table order_items add column machine_named boolean not null default false;
alter table stock_items add column machine_named boolean not null default false;

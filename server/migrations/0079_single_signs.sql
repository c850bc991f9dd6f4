-- One Chinese character is a word (茶, 包) and no pair of letters: a shopper who looked for one had all their rows looked through.

-- The signs of a text that can be words by themselves, each as often as it stands there: Chinese characters, kana, Korean syllables, and whatever else comes behind the
-- alphabets in Unicode (domain/src/lists/signs.ts draws the same line).
create function signs(words text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  low constant text := lower(words);
  letter text;
  found_signs text[] := '{}';
begin
  -- Nothing but what a byte holds.
  if octet_length(low) = length(low) then return found_signs; end if;
  for at in 1..length(low) loop
    letter := substr(low, at, 1);
    if ascii(letter) >= x'2e80'::integer then found_signs := found_signs || letter; end if;
  end loop;
  return found_signs;
end $$;

-- Words among a shopper's own, as in migration 0046. Of each table all names at once: which of them it was, the row says.
-- lock: Beside the indexes of pairs and not instead of them, which takes half as long: a second for each hundred thousand rows.
create index orders_signs on orders using gin ((array[shopper_id]), signs(seller_name));
-- lock: The same.
create index order_items_signs on order_items using gin (
  (array[shopper_id]), signs(title || e'\n' || title_latin || e'\n' || options_latin || e'\n' || own_name));
-- lock: The same.
create index stock_items_signs on stock_items using gin ((array[shopper_id]), signs(title || e'\n' || title_latin));

-- What is not sorted in yet is read by every search, up to 4 MB of each index: a word that is found in 4 ms took 45. A quarter of that is sorted in as cheaply.
alter index orders_signs set (gin_pending_list_limit = 1024);
alter index order_items_signs set (gin_pending_list_limit = 1024);
alter index stock_items_signs set (gin_pending_list_limit = 1024);
alter index orders_parts set (gin_pending_list_limit = 1024);
alter index order_items_title_parts set (gin_pending_list_limit = 1024);
alter index stock_items_title_parts set (gin_pending_list_limit = 1024);
alter index parcels_parts set (gin_pending_list_limit = 1024);

-- What it answers holds the same pairs, so that the indexes it stands in hold. A statement inside of it was planned anew for each value that is written, ten
-- for each order that is placed and paid.
create or replace function pairs(words text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  low constant text := lower(words);
  found_pairs text[] := '{}';
begin
  for at in 1..length(low) - 1 loop
    found_pairs[at] := substr(low, at, 2);
  end loop;
  return found_pairs;
end $$;

-- Beginnings of other indexes: order_items_order_id_position_key, ledger_transactions_shopper_newest, stock_items_list.
drop index order_items_order;
drop index ledger_transactions_dates;
drop index stock_items_received;

-- The account of a thing begins with its first posting as it is after it: written once instead of made empty and then changed. Whoever posts has changed a
-- balance of the thing's shopper just before, so that two first postings come one after the other.
create or replace function apply_posting() returns trigger language plpgsql as $$
declare
  subject text;
  from_kind text;
  to_kind text;
  from_owner uuid;
  to_owner uuid;
  paid bigint;
  returned bigint;
  held bigint;
begin
  select subject_kind into subject from ledger_transactions where id = new.transaction_id and xid = pg_current_xact_id();
  if not found then
    raise exception 'a posting belongs to a transaction made with it' using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance_fen = balance_fen - new.amount
    where id = new.from_account_id and shopper_id is not null
    returning balance_fen, kind, shopper_id into new.from_balance_after, from_kind, from_owner;
  update ledger_accounts set balance_fen = balance_fen + new.amount
    where id = new.to_account_id and shopper_id is not null
    returning balance_fen, kind, shopper_id into new.to_balance_after, to_kind, to_owner;
  if coalesce(from_kind, '') not in ('available', 'frozen') and coalesce(to_kind, '') not in ('available', 'frozen') then
    return new;
  end if;
  if new.thing_kind is null then
    -- What goes back for a thing may pay a debt at once (migration 0035): that is not paid for the thing.
    if subject in ('order_item', 'parcel', 'refund_case') and to_kind is distinct from 'shortfall' then
      raise exception 'what is paid for a thing, or goes back for it, names the thing' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  paid := case when from_kind = 'available' then new.amount else 0 end;
  returned := case when to_kind = 'available' then new.amount else 0 end;
  held := case when to_kind = 'frozen' then new.amount else 0 end - case when from_kind = 'frozen' then new.amount else 0 end;
  update ledger_things set paid_fen = paid_fen + paid, returned_fen = returned_fen + returned, held_fen = held_fen + held
    where thing_kind = new.thing_kind and thing_id = new.thing_id and shopper_id = coalesce(from_owner, to_owner);
  if not found then
    insert into ledger_things (thing_kind, thing_id, shopper_id, paid_fen, covered_fen, returned_fen, held_fen)
      select thing_kind, thing_id, shopper_id, paid, covered_fen, returned, held from thing_owners
      where thing_kind = new.thing_kind and thing_id = new.thing_id and shopper_id = coalesce(from_owner, to_owner);
    if not found then
      raise exception 'money for a thing is that of whoever has it' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;

-- What is attached to a row is asked of the row once; a line without a picture is not asked at all.
create or replace function check_attached() returns trigger language plpgsql as $$
declare
  whole constant jsonb := to_jsonb(new);
  attached jsonb := whole -> tg_argv[0];
  owner text := whole ->> tg_argv[2];
begin
  if jsonb_typeof(attached) = 'string' then attached := jsonb_build_array(attached); end if;
  if jsonb_typeof(attached) is distinct from 'array' or attached = '[]' then return new; end if;
  if exists (
    select from jsonb_array_elements_text(attached) as named (file)
    left join files on files.id = named.file::uuid
    where files.id is null or files.kind <> tg_argv[1] or (owner is not null and files.shopper_id is distinct from owner::uuid)
  ) then
    raise exception '% of % is no file of kind % that may stand there', tg_argv[0], tg_table_name, tg_argv[1]
      using errcode = 'check_violation', constraint = tg_table_name || '_attached';
  end if;
  return new;
end $$;
drop trigger attached on cart_items;
create trigger attached before insert or update of image_file_id on cart_items
  for each row when (new.image_file_id is not null) execute function check_attached('image_file_id', 'product', '');
drop trigger attached on order_items;
create trigger attached before insert or update of image_file_id on order_items
  for each row when (new.image_file_id is not null) execute function check_attached('image_file_id', 'product', '');

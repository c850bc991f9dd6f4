-- A question taken back at once by who asked it. It was neither answered nor did it expire.
alter table item_questions drop constraint item_questions_answer_check;
alter table item_questions add constraint item_questions_answer_check
  check (answer in ('accepted', 'declined', 'expired', 'withdrawn')) not valid;

-- What a step overwrote on its item, for its undo within a minute: money on hold, the shopper's own price.
alter table order_item_steps add column before jsonb;

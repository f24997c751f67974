-- A list of settings in which a program has another name. While others have the old name, too, they keep their entry.
create function rename_program(list jsonb, field text, old_name text, new_name text, is_last boolean) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(entry order by place, is_renamed), '[]'::jsonb) from (
    select entry, place, false as is_renamed from jsonb_array_elements(list) with ordinality as stored (entry, place)
    where entry ->> field <> old_name or not is_last
    union all
    select jsonb_set(entry, array[field], to_jsonb(new_name)), place, true
    from jsonb_array_elements(list) with ordinality as stored (entry, place)
    where entry ->> field = old_name and not list @> jsonb_build_array(jsonb_build_object(field, new_name))
  ) as entries
$$;
--> statement-breakpoint
-- Target costs and sodium targets name their program, so every way to rename one takes them along, under the same role.
create function follow_program_name() returns trigger language plpgsql as $$
declare
  is_last boolean := not exists (
    select from meal_program
    where caterer_id = new.caterer_id and program_name = old.program_name and archived_at is null and id <> new.id);
begin
  update analysis_settings set
    cost_targets = rename_program(cost_targets, 'programName', old.program_name, new.program_name, is_last),
    sodium_level = rename_program(sodium_level, 'mealPrgram', old.program_name, new.program_name, is_last)
  where caterer_id = new.caterer_id and (
    cost_targets @> jsonb_build_array(jsonb_build_object('programName', old.program_name))
    or sodium_level @> jsonb_build_array(jsonb_build_object('mealPrgram', old.program_name)));
  return null;
end $$;
--> statement-breakpoint
create trigger follow_program_name after update of program_name on meal_program
  for each row when (old.program_name <> new.program_name) execute function follow_program_name();

CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"area" text,
	"school_id" bigint,
	"site_id" bigint,
	"facts" jsonb NOT NULL,
	"in_bell" boolean NOT NULL,
	"read_at" timestamp (3) with time zone,
	"by_mail" boolean NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notification_once" UNIQUE("caterer_id","user_id","kind","event_key"),
	CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('recordOpen', 'priceJump', 'orderDue', 'recall', 'menuPublished', 'childMenu', 'childOrderDue'))
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_choice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_choice_once" UNIQUE("caterer_id","user_id","kind"),
	CONSTRAINT "notification_choice_kind" CHECK ("notification_choice"."kind" in ('recordOpen', 'priceJump', 'orderDue', 'recall', 'menuPublished', 'childMenu', 'childOrderDue'))
);
--> statement-breakpoint
CREATE TABLE "notification_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"ran_on" date,
	CONSTRAINT "notification_run_once" UNIQUE("caterer_id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_school_own" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_site_own" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_run" ADD CONSTRAINT "notification_run_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_list" ON "notification" USING btree ("caterer_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("caterer_id","user_id") WHERE "notification"."in_bell" and "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_to_mail" ON "notification" USING btree ("caterer_id","user_id") WHERE "notification"."by_mail" and "notification"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notification_school" ON "notification" USING btree ("caterer_id","school_id");--> statement-breakpoint
CREATE INDEX "notification_site" ON "notification" USING btree ("caterer_id","site_id");
--> statement-breakpoint
select secure_table('notification_choice'), secure_table('notification'), secure_table('notification_run');
--> statement-breakpoint
-- Which caterer to look through is known before a caterer is.
grant select, insert, update on notification_run to commissary_definer;
create policy definer_select on notification_run for select to commissary_definer using (caterer_id > 0);
create policy definer_insert on notification_run for insert to commissary_definer with check (caterer_id > 0);
create policy definer_update on notification_run for update to commissary_definer using (caterer_id > 0) with check (caterer_id > 0);
--> statement-breakpoint
-- Claims the next caterer whose day began at least p_hour hours ago, and that no server looked through for p_seconds. One copy of
-- the server gets it; what a copy leaves when it dies is due again later.
create function claim_notification_run(p_hour integer, p_seconds integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into notification_run as r (caterer_id, claimed_at)
  select c.id, now() from caterer c left join notification_run last on last.caterer_id = c.id
  where c.id > 0 and c.archived_at is null and extract(hour from now() at time zone c.time_zone) >= p_hour
    and (last.id is null or last.claimed_at <= now() - make_interval(secs => p_seconds))
  order by last.claimed_at nulls first, c.id limit 1
  on conflict (caterer_id) do update set claimed_at = now()
    where r.claimed_at <= now() - make_interval(secs => p_seconds)
  returning r.caterer_id
$$;
--> statement-breakpoint
do $$ begin
  grant create on schema public to commissary_definer;
  revoke all on function claim_notification_run(integer, integer) from public;
  grant execute on function claim_notification_run(integer, integer) to commissary_app;
  alter function claim_notification_run(integer, integer) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;

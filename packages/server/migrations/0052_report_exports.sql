CREATE TABLE "report_export" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint DEFAULT current_app_user() NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"step" text DEFAULT 'reading' NOT NULL,
	"request" jsonb NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer,
	"file_id" bigint,
	"error" text,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "report_export_state_known" CHECK ("report_export"."state" in ('working', 'done', 'failed', 'cancelled')),
	CONSTRAINT "report_export_step_known" CHECK ("report_export"."step" in ('reading', 'writing'))
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_export" ADD CONSTRAINT "report_export_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_export" ADD CONSTRAINT "report_export_file" FOREIGN KEY ("caterer_id","file_id") REFERENCES "public"."file"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_export_user" ON "report_export" USING btree ("caterer_id","user_id");--> statement-breakpoint
CREATE INDEX "report_export_file" ON "report_export" USING btree ("caterer_id","file_id");--> statement-breakpoint
CREATE INDEX "report_export_created" ON "report_export" USING btree ("caterer_id","created_at");--> statement-breakpoint
select secure_table('report_export');
--> statement-breakpoint
-- An export is its user's alone.
alter policy app_select on report_export using (caterer_id = current_caterer() and user_id = current_app_user());
alter policy app_insert on report_export with check (caterer_id = current_caterer() and user_id = current_app_user());
alter policy app_update on report_export using (caterer_id = current_caterer() and user_id = current_app_user())
  with check (caterer_id = current_caterer() and user_id = current_app_user());
alter policy app_delete on report_export using (caterer_id = current_caterer() and user_id = current_app_user());
--> statement-breakpoint
-- A shared view is read by everyone of the caterer, and written by its user alone.
alter policy app_select on saved_view
  using (caterer_id = current_caterer() and (user_id = current_app_user() or is_shared));

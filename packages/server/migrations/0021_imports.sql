CREATE TABLE "import_mapping" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"header_hash" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "import_mapping_header" UNIQUE("caterer_id","header_hash")
);
--> statement-breakpoint
ALTER TABLE "import_job" DROP CONSTRAINT "import_job_state_known";--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "ingredient_id" bigint;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "ingredient_version" integer;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "import_mapping" ADD CONSTRAINT "import_mapping_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_ingredient" ON "import_row" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_state_known" CHECK ("import_job"."state" in ('uploading', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled', 'undone'));--> statement-breakpoint
select secure_table('import_mapping');

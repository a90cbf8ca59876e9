CREATE TABLE "analysis_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"falls_back" boolean NOT NULL,
	CONSTRAINT "analysis_settings_one" CHECK ("analysis_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "model_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"analysis_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer,
	"prompt_version" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"estimated_cost_usd" double precision,
	"answer" jsonb,
	CONSTRAINT "model_runs_analysis_id_unique" UNIQUE("analysis_id")
);
--> statement-breakpoint
ALTER TABLE "model_runs" ADD CONSTRAINT "model_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_runs" ADD CONSTRAINT "model_runs_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_runs_user" ON "model_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_runs_age" ON "model_runs" USING btree ("created_at");
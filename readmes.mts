import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
const base='/work/main/law/chapter99';
const wrap=(t:string,indent='')=>{const out:string[]=[];let l='';for(const w of t.split(' ')){ if((l+' '+w).length>118){out.push(l);l=indent+w;} else l=l?l+' '+w:w;} out.push(l);return out.join('\n');};
for(const e of readdirSync(base,{withFileTypes:true}).filter(x=>x.isDirectory())){
  const d=parse(readFileSync(join(base,e.name,'rules.yaml'),'utf8'),{schema:'core'});
  const rules=Object.entries<any[]>(d.rules).flatMap(([h,rs])=>rs.map(r=>({h,...r,authority:r.authority??d.defaults?.authority})));
  const auth=[...new Set(rules.map(r=>r.authority))];
  const froms=rules.flatMap(r=>r.rates.map((x:any)=>x.from)).filter(Boolean).sort(); const tos=rules.flatMap(r=>r.rates.map((x:any)=>x.window?'0':x.to??'open')); const open=tos.includes('open'); const last=tos.filter((x:string)=>x!=='open'&&x!=='0').sort().at(-1);
  const hs=Object.keys(d.rules).sort();
  const notes=[...new Set(rules.flatMap(r=>[r.note,...(Array.isArray(r.goods)?r.goods:[r.goods]).filter((g:any)=>typeof g==='string'&&g.startsWith('note '))]).filter((x:any)=>x&&/^note /.test(x)))].map((x:any)=>x.replace(/^note /,''));
  const cites=[...new Set(rules.flatMap(r=>[...(r.cites??[]),...r.rates.flatMap((x:any)=>x.cites??[])]).map((c:string)=>c.trim()))];
  const count=new Map<string,number>(); rules.forEach(r=>[...(r.cites??[])].forEach((c:string)=>count.set(c,(count.get(c)??0)+1)));
  const top=cites.sort((a,b)=>(count.get(b)??0)-(count.get(a)??0)).slice(0,8);
  const lists=Object.keys(d.lists??{}).map(n=>{const rows=readFileSync(join(base,e.name,'lists',n+'.csv'),'utf8').trim().split('\n').length-1; return `\`${n}\` (${rows.toLocaleString('en-US')} rows)`;});
  const cases=existsSync(join(base,e.name,'cases.yaml'))?(parse(readFileSync(join(base,e.name,'cases.yaml'),'utf8'),{schema:'core'}) as any[]).length:0;
  const lines=[`# ${d.label}`,'',wrap(`${auth.slice(0,3).join('; ')}${auth.length>3?'; and others, named by rule':''}.`),''];
  const item=(t:string)=>lines.push(wrap('- '+t,'  '));
  item(`${rules.length} rules of ${hs.length} heading${hs.length>1?'s':''}, ${hs[0]}${hs.length>1?` to ${hs.at(-1)}`:''}; entries from ${froms[0]??'a day not printed'} ${open?'on':`to ${last}`}.`);
  if(notes.length) item(`U.S. notes to subchapter III of Chapter 99: ${notes.slice(0,14).join(', ')}${notes.length>14?` and ${notes.length-14} more`:''}.`);
  if(lists.length) item(`Lists: ${lists.join(', ')}.`);
  item(`Cited most: ${top.join('; ')}.`);
  if(cases) item(`\`cases.yaml\`: ${cases} worked results.`);
  writeFileSync(join(base,e.name,'README.md'),lines.join('\n')+'\n');
}
